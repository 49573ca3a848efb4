import { forgetWords, keepWords, restoreWords } from '../../src/start/kept-words'

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
  document.body.innerHTML = FORM
})
afterEach(() => {
  forgetWords()
  jest.restoreAllMocks()
})

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
