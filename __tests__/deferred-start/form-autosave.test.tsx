import { SUBMISSION_KEY } from '../../src/deferred-start/draft-storage'
import { autosaveDrafts, discardDraft, restoreDraft } from '../../src/deferred-start/form-autosave'
import { readStored } from '../../src/deferred-start/session-storage'

const FORM = `<form>
  <input type="hidden" name="form-name" value="consultation">
  <input id="consultation-name" name="name"><textarea id="consultation-message" name="message"></textarea>
</form>`

const field = (name: string) => {
  const found = document.querySelector<HTMLInputElement>(`[name="${name}"]`)
  if (!found) throw new Error(`The form has no field ${name}`)
  return found
}

beforeAll(() => {
  autosaveDrafts()
})
beforeEach(() => {
  jest.useFakeTimers()
  document.body.innerHTML = FORM
})
afterEach(() => {
  discardDraft()
  sessionStorage.clear()
  jest.useRealTimers()
  jest.restoreAllMocks()
})

const HOUR_MS = 60 * 60 * 1000

/** Lets time pass, without running timers. */
function pass(milliseconds: number): void {
  jest.setSystemTime(Date.now() + milliseconds)
}

const fireInput = () => field('message').dispatchEvent(new Event('input', { bubbles: true }))

const stored = () => Object.values(sessionStorage).join()

/** Enters a message, which is saved, and simulates a reload of the page. */
function writeAndReload(message: string): void {
  field('message').value = message
  fireInput()
  document.body.innerHTML = FORM
}

// It comes first, because the first restore is that of the page on which the draft is found.
test('typing before the draft is restored does not overwrite the draft', () => {
  sessionStorage.setItem('consultation-draft', `edited-at=${Date.now()}&name=Ada&message=About+succession`)
  field('name').value = 'A'
  field('name').dispatchEvent(new Event('input', { bubbles: true }))
  expect([field('name').value, field('message').value]).toEqual(['A', 'About succession'])
  expect(stored()).toBe(`edited-at=${Date.now()}&name=A&message=About+succession`)
})

test('a field that has a value is not overwritten, and an empty one beside it is filled', () => {
  field('name').value = 'Ada'
  writeAndReload('Old')
  field('message').value = 'New'
  restoreDraft()
  expect([field('name').value, field('message').value]).toEqual(['Ada', 'New'])
})

test.each([
  ['that the select still has is restored', 'Small', 'Small'],
  ['that the content has removed since is not, and the select shows its placeholder', 'Large', 'Please choose'],
])('an option %s', (_, chosen, shown) => {
  sessionStorage.setItem('consultation-draft', `edited-at=${Date.now()}&size=${chosen}&message=Old`)
  document.body.innerHTML = FORM.replace(
    '<textarea',
    '<select id="consultation-size" name="size"><option value="">Please choose</option><option value="Small">Small</option></select>$&',
  )
  restoreDraft()
  expect(document.querySelector('select')).toHaveDisplayValue(shown)
  expect(field('message')).toHaveValue('Old')
})

test.each([
  ['a service that the visitor has left out stays left out', 'Tax Planning', false],
  ['another service, which the address of the page names later, is not left out', 'Recruiting', true],
])('%s', (_, service, isChecked) => {
  const boxFor = (name: string) => `<input type="checkbox" name="service" value="${name}" checked>`
  const others = boxFor('Estate Planning').replace('>', ' disabled>')
  document.body.innerHTML = FORM.replace('<input id', `${others}${boxFor('Tax Planning')}$&`)
  document.querySelector<HTMLElement>('[name=service]:enabled')?.click()
  document.body.innerHTML = FORM.replace('<input id', `${others}${boxFor(service)}$&`)
  restoreDraft()
  expect(document.querySelector('[name=service]:enabled')).toHaveProperty('checked', isChecked)
  expect(document.querySelector('[name=service]:disabled')).toBeChecked()
})

test('typing in another field of the site keeps the draft', () => {
  writeAndReload('A line\nand another, with “quotes” & 🙂')
  document.body.innerHTML = '<input type="search">'
  document.querySelector('input')?.dispatchEvent(new Event('input', { bubbles: true }))
  document.body.innerHTML = FORM
  restoreDraft()
  expect(field('message')).toHaveValue('A line\nand another, with “quotes” & 🙂')
})

test.each([
  ['more text', 'message=Old+and+new', 'Old and new'],
  ['no text, after a delivery', '', ''],
])('a page from the back/forward cache restores text saved by a later page: %s', (_, stored, restored) => {
  writeAndReload('Old')
  pass(1000)
  sessionStorage.setItem('consultation-draft', `edited-at=${Date.now()}&${stored}`)
  restoreDraft()
  expect(field('message')).toHaveValue(restored)
})

test('all fields that visitors fill in are saved, and no hidden ones', () => {
  field('name').value = 'Ada & Co'
  writeAndReload('Old')
  expect(stored()).toBe(`edited-at=${Date.now()}&name=Ada+%26+Co&message=Old`)
})

test.each([['setItem'], ['setItem', 'getItem']] as const)(
  'if %s of the storage fails, the draft lasts as long as the page',
  (...methods) => {
    for (const method of methods) {
      jest.spyOn(Storage.prototype, method).mockImplementation(() => {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
      })
    }
    writeAndReload('Old')
    restoreDraft()
    expect(field('message')).toHaveValue('Old')
  },
)

test('once the storage works again, what was kept for the page is forgotten', () => {
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
  })
  writeAndReload('Old')
  full.mockRestore()
  writeAndReload('New')
  sessionStorage.setItem(
    'consultation-draft',
    (sessionStorage.getItem('consultation-draft') ?? '').replace('New', 'Newer'),
  )
  restoreDraft()
  expect(field('message')).toHaveValue('Newer')
})

/** Lets time pass, with timers. */
function wait(milliseconds: number): void {
  jest.advanceTimersByTime(milliseconds)
}

test('a draft that has not been edited for an hour is deleted, even if no other page is opened', () => {
  writeAndReload('Quokka')
  sessionStorage.setItem(SUBMISSION_KEY, 'id\nunclear\nname=Quokka')
  wait(HOUR_MS - 1000)
  expect(stored()).toContain('Quokka')
  wait(2000)
  expect(stored()).not.toContain('Quokka')
})

test('a page that restores a draft deletes it an hour after its last edit, not an hour later', () => {
  writeAndReload('Quokka')
  jest.clearAllTimers()
  pass(HOUR_MS - 1000)
  restoreDraft()
  expect(field('message')).toHaveValue('Quokka')
  wait(2000)
  expect(stored()).not.toContain('Quokka')
})

test('a page keeps a draft that another page of the tab has edited since', () => {
  writeAndReload('Old')
  wait(HOUR_MS - 1000)
  sessionStorage.setItem('consultation-draft', `edited-at=${Date.now()}&message=Newer`)
  wait(HOUR_MS - 1000)
  expect(stored()).toContain('Newer')
  wait(2000)
  expect(stored()).not.toContain('Newer')
})

test('each edit keeps a draft and a request with an unknown outcome for another hour', () => {
  sessionStorage.setItem(SUBMISSION_KEY, 'id\nunclear\nname=Quokka')
  writeAndReload('Old')
  pass(HOUR_MS - 1000)
  writeAndReload('Newer')
  pass(HOUR_MS - 1000)
  restoreDraft()
  expect(field('message')).toHaveValue('Newer')
  expect(readStored(SUBMISSION_KEY)).toContain('Quokka')
  pass(2000)
  restoreDraft()
  expect(readStored(SUBMISSION_KEY)).toBe('')
})

test('discarding a draft also deletes a request with an unknown outcome', () => {
  writeAndReload('Quokka')
  sessionStorage.setItem(SUBMISSION_KEY, 'id\nunclear\nname=Quokka')
  discardDraft()
  expect(stored().replaceAll(',', '')).toBe('')
})
