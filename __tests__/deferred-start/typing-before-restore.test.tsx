import { autosaveDrafts } from '../../src/deferred-start/form-autosave'

test('typing before the draft is restored does not overwrite the draft', () => {
  sessionStorage.setItem('consultation-draft', `edited-at=${Date.now()}&name=Ada&message=About+succession`)
  document.body.innerHTML =
    '<form><input id="a" name="name"><input id="b" name="email"><input id="c" name="message"></form>'
  autosaveDrafts()
  const field = (name: string) => document.querySelector<HTMLInputElement>(`[name="${name}"]`)
  const email = field('email')
  if (email) email.value = 'a'
  email?.dispatchEvent(new Event('input', { bubbles: true }))
  expect([field('name')?.value, email?.value, field('message')?.value]).toEqual(['Ada', 'a', 'About succession'])
  expect(sessionStorage.getItem('consultation-draft')).toContain('name=Ada&email=a&message=About+succession')
})
