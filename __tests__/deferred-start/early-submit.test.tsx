import { announceAppReady, expectApp, markAppUnavailable } from '../../src/deferred-start/app-ready'
import { answerEarlySubmits } from '../../src/deferred-start/early-submit'

const formOf = (method: string, name = 'Ada') => `<form method="${method}">
  <input id="consultation-name" name="name" required value="${name}">
  <input id="consultation-email" name="email" required value="${name}">
  <button>Submit</button>
</form>`

const get = (selector: string) => {
  const element = document.querySelector<HTMLElement>(selector)
  if (!element) throw new Error(`There is no ${selector}`)
  return element
}

/** Whether each submit was left to the browser or the app, in order. */
const submits: boolean[] = []

const record = (event: Event) => {
  submits.push(!event.defaultPrevented)
  event.preventDefault()
}

/** Opens a page with a form, before its app starts. */
function open(method = 'dialog'): void {
  document.body.innerHTML = formOf(method)
  delete window.saidUnsent
  expectApp()
  answerEarlySubmits()
  window.addEventListener('submit', record)
}

const press = () => {
  get('button').click()
}

/** Whether the form says that it is being sent. */
const isBusy = () => get('form').ariaBusy === 'true'

const hasWarning = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }))

beforeEach(() => {
  jest.useFakeTimers()
  submits.length = 0
})
afterEach(() => {
  // The start script stops listening.
  announceAppReady()
  window.removeEventListener('submit', record)
  jest.useRealTimers()
})

test('a pressed form says at once that it is being sent, and is sent once when the app starts', () => {
  open()
  press()
  expect(isBusy()).toBe(true)
  expect(hasWarning()).toBe(true)
  press()
  expect(submits).toEqual([false, false])
  announceAppReady()
  expect(submits).toEqual([false, false, true])
  expect(isBusy()).toBe(false)
  expect(hasWarning()).toBe(false)
})

test('a form that replaced the pressed one is sent', () => {
  open()
  press()
  document.body.innerHTML = formOf('dialog')
  announceAppReady()
  expect(submits).toEqual([false, true])
})

test.each([
  ['cannot be loaded', markAppUnavailable],
  [
    'does not start within ten seconds',
    () => {
      jest.advanceTimersByTime(10_000)
    },
  ],
])('if the app %s, it waits until the visitor sends the form again', async (_, fail) => {
  open()
  press()
  fail()
  expect(document.documentElement).toHaveAttribute('data-app', 'unavailable')
  expect(isBusy()).toBe(false)
  const isHeld = jest.fn()
  void window.saidUnsent?.then(isHeld)
  await Promise.resolve()
  expect(isHeld).not.toHaveBeenCalled()
  press()
  jest.advanceTimersByTime(0)
  await window.saidUnsent
  expect(isBusy()).toBe(true)
  announceAppReady()
  expect(submits).toEqual([false, false, true])
})

test('if the app cannot be loaded, the browser posts a form that it can post, only once', () => {
  open('post')
  press()
  markAppUnavailable()
  press()
  expect(submits).toEqual([false, true, false])
  expect(isBusy()).toBe(true)
  expect(window.saidUnsent).toBeDefined()
  expect(hasWarning()).toBe(false)
})

test('a form that the browser is posting is not posted again if the app’s script fails once more', () => {
  open('post')
  press()
  markAppUnavailable()
  markAppUnavailable()
  press()
  expect(submits).toEqual([false, true, false])
})

test('on the way back to a posted form, it can be posted again', () => {
  open('post')
  markAppUnavailable()
  press()
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  expect(isBusy()).toBe(false)
  press()
  expect(submits).toEqual([true, true])
})

describe('a form that is pressed with faults', () => {
  const later = (milliseconds: number) => () => {
    jest.advanceTimersByTime(milliseconds)
  }
  const moveOn = () => {
    get('#consultation-email').focus()
  }

  test.each<[string, (() => void)[], string[]]>([
    ['is not reported before a second has passed', [later(999)], []],
    ['is reported by the browser after a second', [later(1000)], ['reportValidity']],
    ['is reported at once if the app cannot be loaded', [markAppUnavailable], ['reportValidity']],
    ['is not reported once the visitor has gone on', [moveOn, later(1000), markAppUnavailable], []],
    ['is sent to the app, which reports it instead', [announceAppReady, later(1000)], ['requestSubmit']],
    ['is only checked by the app once the visitor has gone on', [moveOn, announceAppReady], ['checkValidity']],
    [
      'is reported again after the visitor has gone on and pressed it again',
      [moveOn, later(1000), press, later(1000)],
      ['reportValidity'],
    ],
  ])('%s', (_, steps, expected) => {
    open()
    document.body.innerHTML = formOf('dialog', '')
    // In jsdom, looking for invalid fields reports them.
    Object.assign(get('form'), { querySelector: () => get('#consultation-name') })
    press()
    const calls: string[] = []
    for (const method of ['reportValidity', 'requestSubmit', 'checkValidity'] as const)
      jest.spyOn(HTMLFormElement.prototype, method).mockImplementation(() => calls.push(method) > 0)
    for (const step of steps) step()
    jest.restoreAllMocks()
    expect(calls).toEqual(expected)
    expect(isBusy()).toBe(false)
  })
})
