/** @jest-environment node */
import { notify, onNotify } from '../../src/layout/notify'

const MESSAGE = { title: 'Sent', text: 'Thank you.' }

test('everyone who listens hears a message', () => {
  const listeners = [jest.fn(), jest.fn()]
  const stops = listeners.map((listener) => onNotify(listener))
  notify(MESSAGE)
  for (const stop of stops) stop()
  for (const listener of listeners) expect(listener).toHaveBeenCalledWith(MESSAGE)
})

test('who has stopped listening hears nothing', () => {
  const listener = jest.fn()
  onNotify(listener)()
  notify(MESSAGE)
  expect(listener).not.toHaveBeenCalled()
})

test('a message that nobody hears is lost', () => {
  notify(MESSAGE)
  const listener = jest.fn()
  onNotify(listener)()
  expect(listener).not.toHaveBeenCalled()
})
