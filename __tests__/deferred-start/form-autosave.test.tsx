import { autosaveDrafts, discardDraft, restoreDraft, SUBMISSION_KEY } from '../../src/deferred-start/form-autosave'
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

/** Enters a message, which is saved, and simulates a reload of the page. */
function writeAndReload(message: string): void {
  field('message').value = message
  fireInput()
  document.body.innerHTML = FORM
}

test('a field that has a value is not overwritten', () => {
  writeAndReload('Old')
  field('message').value = 'New'
  restoreDraft()
  expect(field('message')).toHaveValue('New')
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

test('hidden fields are not saved', () => {
  writeAndReload('Old')
  expect(Object.values(sessionStorage).join()).not.toContain('form-name')
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

test.each([
  ['with a form', FORM],
  ['without a form', ''],
])('a page %s removes a draft that has not been edited for an hour', (_, page) => {
  writeAndReload('Quokka')
  document.body.innerHTML = page
  pass(HOUR_MS)
  restoreDraft()
  expect(document.querySelector('textarea')?.value ?? '').toBe('')
  expect(Object.values(sessionStorage).join()).not.toContain('Quokka')
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
  expect(Object.values(sessionStorage).join()).not.toContain('Quokka')
})
