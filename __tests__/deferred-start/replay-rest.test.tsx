import { announceAppReady } from '../../src/deferred-start/app-ready'
import { recordEarlyEvents } from '../../src/deferred-start/event-replay'
import { replayRest } from '../../src/deferred-start/replay-rest'

test.each([
  ['b', ['focusout a', 'focusin b']],
  ['open', ['click open', 'focusout a', 'focusout b', 'focusin open']],
  ['send', ['focusout a', 'focusout b', 'focusin send']],
])(
  'the app learns which fields the visitor has left, which element has the focus, and that a button was clicked: %s',
  (id, expected) => {
    document.body.innerHTML =
      '<form><input id="a"><input id="b"><button id="send" type="button">Send</button></form><button id="open"><i>Open</i></button>'
    const element = document.getElementById(id)
    element?.focus()
    window.clicked = element?.firstElementChild ?? element
    const events: string[] = []
    for (const type of ['click', 'focusin', 'focusout'])
      document.body.addEventListener(type, ({ target }) =>
        events.push(`${type} ${target instanceof Element && target.id}`),
      )
    replayRest()
    expect(events).toEqual(expected)
  },
)

test('a click before the app starts is recorded even if it is stopped', () => {
  recordEarlyEvents()
  document.body.innerHTML = '<div><button>Open</button></div>'
  const button = document.querySelector('button')
  document.querySelector('div')?.addEventListener(
    'click',
    (event) => {
      event.stopPropagation()
    },
    { capture: true },
  )
  button?.click()
  expect(window.clicked).toBe(button)
  announceAppReady()
})
