import { Component, type ReactNode, useEffect, useRef, useState } from 'react'
import { renderToString } from 'react-dom/server'
import { hydratePage } from '../../src/deferred-start/hydrate-page'

const effect = jest.fn()
const report = jest.fn()

function App() {
  const [isPressed, setPressed] = useState(false)
  useEffect(effect, [])
  return (
    <main className="sc-1 page">
      <p className="intro">
        Write to {'us'}, or <a href="/call">call</a>.
      </p>
      <form>
        {isPressed && <p role="status">Sent</p>}
        <p className="hint">All fields are required.</p>
        <div className="field">
          <label htmlFor="name">Full Name</label>
          <input id="name" name="name" />
        </div>
        <div className="field">
          <label htmlFor="email">Email</label>
          <input id="email" name="email" />
        </div>
        <button
          type="button"
          onClick={() => {
            setPressed(true)
          }}
        >
          {isPressed ? 'Submitting...' : 'Submit'}
        </button>
      </form>
      <ul>
        <li>
          <a href="/a">A</a>
        </li>
        <li>
          <a href="/b">B</a>
        </li>
      </ul>
    </main>
  )
}

const find = (selector: string) => {
  const element = document.querySelector<HTMLElement>(selector)
  if (!element) throw new Error(`The page has no ${selector}`)
  return element
}

/** Wraps elements as an extension or a host does, one after the other. */
const wrapping =
  (...selectors: string[]) =>
  () => {
    for (const element of selectors.map(find)) {
      const wrapper = document.createElement('div')
      element.replaceWith(wrapper)
      wrapper.append(element)
    }
  }

const removing = (selector: string) => () => {
  find(selector).remove()
}

/** Wraps every text as Google Translate does, with other letters. */
function translate(): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const texts: Node[] = []
  while (walker.nextNode()) texts.push(walker.currentNode)
  for (const text of texts) {
    const wrapper = new Range().createContextualFragment(`<font><font>«${text.nodeValue}»</font></font>`)
    text.parentNode?.replaceChild(wrapper, text)
  }
}

const CHANGES: Record<string, () => void> = {
  'is unchanged': () => undefined,
  'has another text in place of one': () => (find('label').textContent = 'Vollständiger Name'),
  'has another text beside an element': () => ((find('.intro').firstChild as Text).nodeValue = 'Schreiben Sie '),
  'has text in two parts': () => (find('.intro').firstChild as Text).splitText(4),
  'is translated': translate,
  'has an icon beside a field': () => {
    find('#name').after(document.createElement('svg'))
  },
  'has an element inside a label': () => {
    find('label').append(document.createElement('span'))
  },
  'has two elements of the same kind before another': () => {
    find('.field').before(document.createElement('div'), document.createElement('div'))
  },
  'has a wrapper around a field': wrapping('#name'),
  'has a wrapper around a field and its label': wrapping('.field'),
  'has wrappers around a form and one of its fields': wrapping('form', '#name'),
  'has one wrapper around two fields': () => {
    const wrapper = document.createElement('div')
    find('.field').before(wrapper)
    wrapper.append(...document.querySelectorAll('.field'))
  },
  'has its fields in another order': () => {
    find('form').append(find('.field'))
  },
  'has a wrapper around a button': wrapping('button'),
  'has a wrapper around everything': wrapping('main'),
  'has another address in a link': () => {
    find('[href="/call"]').setAttribute('href', '/protected')
  },
  'has an attribute more': () => {
    find('#name').setAttribute('data-icon', '')
  },
  'lacks the first item of a list': removing('li'),
  'lacks the element before which another will appear': removing('.hint'),
  'lacks a text': () => {
    find('.intro').firstChild?.remove()
  },
}

beforeEach(() => {
  effect.mockClear()
  // jsdom would fail the test.
  globalThis.reportError = report.mockClear()
  // The development build of React also logs what is expected here.
  jest.spyOn(console, 'error').mockImplementation()
  document.body.innerHTML = `<div id="___gatsby">${renderToString(<App />).replace('sc-1 ', '')}</div>`
})

afterEach(() => {
  jest.restoreAllMocks()
})

test.each(Object.entries(CHANGES))('a page that %s starts, and looks as it did', async (_, change) => {
  change()
  const html = document.body.innerHTML
  const elements = [...document.querySelectorAll('body *')]
  const field = find('#name')
  field.focus()
  await hydratePage(<App />, find('#___gatsby'))
  expect(effect).toHaveBeenCalledTimes(1)
  expect(document.body.innerHTML).toBe(html)
  expect([...document.querySelectorAll('body *')]).toEqual(elements)
  expect(field).toHaveFocus()
  find('button').click()
  await Promise.resolve()
  expect(find('button')).toHaveTextContent('Submitting...')
  expect(find('[role=status]')).toBeVisible()
})

const people = ['Ann', 'Ben', 'Cho']

/** A part that stays, and the part of a page with its sections, which are similar. */
function Site({ onFollow }: { onFollow: (name: string) => void }) {
  const [isNext, setNext] = useState(false)
  return (
    <div id="shell">
      <button
        type="button"
        onClick={() => {
          setNext(true)
        }}
      >
        Next
      </button>
      <main className="page">
        {isNext ? (
          <h1>Next page</h1>
        ) : (
          people.map((name) => (
            <section key={name} className="part">
              <h2>{name}</h2>
              <p>
                <a
                  href={`#${name}`}
                  onClick={() => {
                    onFollow(name)
                  }}
                >
                  More
                </a>
              </p>
            </section>
          ))
        )}
      </main>
      <footer>Footer</footer>
    </div>
  )
}

describe.each<[string, () => void, string[]?]>([
  ['a wrapper around the shell', wrapping('#shell')],
  ['a wrapper around the main part', wrapping('main')],
  ['a wrapper around a section', wrapping('section')],
  [
    'wrappers around wrappers, and translated texts',
    () => {
      translate()
      wrapping('section', 'main', 'main', '#shell')()
    },
  ],
  ['no first section', removing('section'), ['Ben', 'Cho']],
  [
    'translated texts, and no second section',
    () => {
      translate()
      removing('section + section')()
    },
    ['Ann', 'Cho'],
  ],
])('on a page with %s', (_, change, left = people) => {
  const follow = jest.fn()

  beforeEach(async () => {
    const site = <Site onFollow={follow.mockClear()} />
    find('#___gatsby').innerHTML = renderToString(site)
    change()
    await hydratePage(site, find('#___gatsby'))
  })

  test('each link keeps its own action', () => {
    for (const link of document.querySelectorAll('a')) link.click()
    expect(follow.mock.calls.flat()).toEqual(left)
  })

  test('the next page replaces all sections', async () => {
    find('button').click()
    await Promise.resolve()
    expect(find('main')).toHaveTextContent(/^Next page$/)
  })
})

test.each([
  ['the main part is missing', 'main', true],
  ['a section is missing', 'section', true],
  ['something else is missing', 'footer', false],
])('if %s, whether links load documents', async (_, selector, isDocument) => {
  const navigate = jest.fn()
  window.___navigate = navigate
  const site = <Site onFollow={jest.fn()} />
  find('#___gatsby').innerHTML = renderToString(site)
  find(selector).remove()
  await hydratePage(site, find('#___gatsby'))
  const address = `#${selector}`
  window.___navigate(address)
  expect(location.hash === address).toBe(isDocument)
  expect(navigate).toHaveBeenCalledTimes(isDocument ? 0 : 1)
})

const Broken = () => {
  throw new Error('The app is broken')
}

/** Renders nothing if its children fail, as the router does. */
class Router extends Component<{ children: ReactNode }> {
  override componentDidCatch(error: Error) {
    throw error
  }

  override render() {
    return this.props.children
  }
}

test.each<[string, () => unknown, ReactNode?]>([
  ['an unrelated page', () => (find('#___gatsby').innerHTML = '<main class="page"><p>Another page</p></main>')],
  ['a page that lacks a field', removing('#name')],
  [
    'a page whose form is replaced by another',
    () => (find('form').outerHTML = '<div><input><button type="button">Go</button></div>'),
  ],
  ['a page whose app fails to render', () => undefined, <Broken key="alone" />],
  [
    'a page whose app fails to render in the router',
    () => undefined,
    <Router key="in-router">
      <Broken />
    </Router>,
  ],
])('%s stays as it is, without the app', async (_, change, app = <App />) => {
  document.documentElement.dataset.app = ''
  change()
  const html = document.body.innerHTML
  const elements = [...document.querySelectorAll('body *')]
  await hydratePage(app, find('#___gatsby'))
  expect(effect).not.toHaveBeenCalled()
  expect(document.body.innerHTML).toBe(html)
  expect([...document.querySelectorAll('body *')]).toEqual(elements)
  expect(document.documentElement).toHaveAttribute('data-app', 'unavailable')
  expect(report).toHaveBeenCalled()
})

test('on a changed page, selected text stays selected', async () => {
  translate()
  getSelection()?.selectAllChildren(find('ul'))
  await hydratePage(<App />, find('#___gatsby'))
  expect(String(getSelection())).toBe('«A»«B»')
})

test('on a changed page, the focus stays where the app moves it at the start', async () => {
  function Summary() {
    const summary = useRef<HTMLDivElement>(null)
    useEffect(() => {
      summary.current?.focus()
    }, [])
    return <div ref={summary} tabIndex={-1} role="group" />
  }
  const app = (
    <>
      <Summary />
      <App />
    </>
  )
  find('#___gatsby').innerHTML = renderToString(app)
  translate()
  find('button').focus()
  await hydratePage(app, find('#___gatsby'))
  expect(find('[role=group]')).toHaveFocus()
})

test('returning the focus to a field does not scroll the page', async () => {
  wrapping('#name')()
  const field = find('#name')
  field.focus()
  const focus = jest.spyOn(field, 'focus')
  await hydratePage(<App />, find('#___gatsby'))
  expect(field).toHaveFocus()
  expect(focus.mock.calls).toEqual([[{ preventScroll: true }]])
})

test('after the page has said that the form was not sent, the app waits until it is sent again', async () => {
  let sendAgain: () => void = () => undefined
  window.saidUnsent = new Promise((resolve) => (sendAgain = resolve))
  const start = hydratePage(<App />, find('#___gatsby'))
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(effect).not.toHaveBeenCalled()
  sendAgain()
  await start
  expect(effect).toHaveBeenCalledTimes(1)
})
