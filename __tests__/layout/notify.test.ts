import { notify, onNotify } from '../../src/layout/notify'

const MESSAGE = { title: 'Sent', text: 'Thank you.' }

test('every listener receives a message', () => {
  const listeners = [jest.fn(), jest.fn()]
  const stops = listeners.map((listener) => onNotify(listener))
  notify(MESSAGE)
  for (const stop of stops) stop()
  for (const listener of listeners) expect(listener).toHaveBeenCalledWith(MESSAGE)
})

test('a listener that has stopped listening receives nothing', () => {
  const listener = jest.fn()
  onNotify(listener)()
  notify(MESSAGE)
  expect(listener).not.toHaveBeenCalled()
})

test('a message without listeners is lost', () => {
  notify(MESSAGE)
  const listener = jest.fn()
  onNotify(listener)()
  expect(listener).not.toHaveBeenCalled()
})
