import {
  forgetWords,
  isSubmissionKept,
  keepWords,
  restoreWords,
  SUBMISSION_KEY,
} from '../../src/deferred-start/form-autosave'

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
  keepWords()
})
beforeEach(() => {
  jest.useFakeTimers()
  document.body.innerHTML = FORM
})
afterEach(() => {
  forgetWords()
  sessionStorage.clear()
  jest.useRealTimers()
  jest.restoreAllMocks()
})

const HOUR_MS = 60 * 60 * 1000

/** Lets time pass, without running timers. */
function pass(milliseconds: number): void {
  jest.setSystemTime(Date.now() + milliseconds)
}

const written = () => field('message').dispatchEvent(new Event('input', { bubbles: true }))

/** Writes a message, keeps it and loads the page again. */
function writeAndReload(message: string): void {
  field('message').value = message
  written()
  document.body.innerHTML = FORM
}

test('what was written is there again after the page was loaded again', () => {
  writeAndReload('A line\nand another, with “quotes” & 🙂')
  restoreWords()
  expect(field('message')).toHaveValue('A line\nand another, with “quotes” & 🙂')
})

test('what stands in a field already is left alone', () => {
  writeAndReload('Old')
  field('message').value = 'New'
  restoreWords()
  expect(field('message')).toHaveValue('New')
})

test('words that have arrived are not kept', () => {
  writeAndReload('Old')
  forgetWords()
  restoreWords()
  expect(field('message')).toHaveValue('')
})

test('what nobody wrote is not kept', () => {
  writeAndReload('Old')
  expect(Object.values(sessionStorage).join()).not.toContain('form-name')
})

test.each(['setItem', 'getItem', 'removeItem'] as const)('storage whose %s fails breaks nothing', (method) => {
  jest.spyOn(Storage.prototype, method).mockImplementation(() => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
  })
  writeAndReload('Old')
  expect(() => {
    restoreWords()
    forgetWords()
  }).not.toThrow()
})

test('where nothing can be stored, the words last as long as the page', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
  })
  writeAndReload('Old')
  restoreWords()
  expect(field('message')).toHaveValue('Old')
})

test('a draft is restored within an hour of its last edit', () => {
  writeAndReload('Old')
  pass(HOUR_MS - 1000)
  restoreWords()
  expect(field('message')).toHaveValue('Old')
})

test('a draft that has not been edited for an hour is removed instead of restored', () => {
  writeAndReload('Quokka')
  pass(HOUR_MS)
  restoreWords()
  expect(field('message')).toHaveValue('')
  expect(Object.values(sessionStorage).join()).not.toContain('Quokka')
})

test('a draft that has expired is also removed by a page without a form', () => {
  writeAndReload('Quokka')
  document.body.innerHTML = ''
  pass(HOUR_MS)
  restoreWords()
  expect(Object.values(sessionStorage).join()).not.toContain('Quokka')
})

test('each edit keeps a draft for another hour', () => {
  writeAndReload('Old')
  pass(HOUR_MS - 1000)
  writeAndReload('Newer')
  pass(HOUR_MS - 1000)
  restoreWords()
  expect(field('message')).toHaveValue('Newer')
})

test('a request whose fate is unknown is forgotten with its draft', () => {
  writeAndReload('Quokka')
  sessionStorage.setItem(SUBMISSION_KEY, 'id\nunclear\nname=Quokka')
  pass(HOUR_MS - 1000)
  restoreWords()
  expect(isSubmissionKept()).toBe(true)
  pass(2000)
  restoreWords()
  expect(isSubmissionKept()).toBe(false)
})

test('a form that is reset forgets its draft, also before the app has started', () => {
  writeAndReload('Quokka')
  sessionStorage.setItem(SUBMISSION_KEY, 'id\nunclear\nname=Quokka')
  document.querySelector('form')?.reset()
  expect(Object.values(sessionStorage).join()).not.toContain('Quokka')
})
