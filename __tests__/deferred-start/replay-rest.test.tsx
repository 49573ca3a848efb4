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
