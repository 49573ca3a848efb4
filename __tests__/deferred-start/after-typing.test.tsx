import { afterTyping, onFirstInteraction } from '../../src/deferred-start/first-interaction'

jest.useFakeTimers()
const start = jest.fn()
const type = () => {
  document.body.dispatchEvent(new InputEvent('input', { bubbles: true }))
}

test('the app starts once a visitor who is typing pauses for 0.8 seconds, and not again', () => {
  afterTyping(start)
  for (let letter = 0; letter < 10; letter += 1) {
    jest.advanceTimersByTime(700)
    type()
  }
  jest.advanceTimersByTime(799)
  expect(start).not.toHaveBeenCalled()
  jest.advanceTimersByTime(1)
  expect(start).toHaveBeenCalledTimes(1)
  type()
  jest.advanceTimersByTime(5000)
  expect(start).toHaveBeenCalledTimes(1)
})

test.each(['submit', 'invalid'])('it starts at once for the event “%s”, and not again after the pause', (event) => {
  start.mockClear()
  afterTyping(start)
  type()
  document.body.dispatchEvent(new Event(event))
  expect(start).toHaveBeenCalledTimes(1)
  jest.advanceTimersByTime(5000)
  expect(start).toHaveBeenCalledTimes(1)
})

test('only the first interaction starts the app, and nothing does after that', () => {
  start.mockClear()
  const startNow = onFirstInteraction(start)
  for (const type of ['pointerover', 'scroll', 'wheel', 'keydown']) document.body.dispatchEvent(new Event(type))
  startNow()
  expect(start.mock.calls.map(([{ type }]: [Event]) => type)).toEqual(['wheel'])
})
