import { render, screen } from '@testing-library/react'
import { type ReactNode, useEffect, useRef } from 'react'
import { useFocusOnNewPage } from '../../src/layout/useFocusOnNewPage'

/** Focuses its own element when another page is shown, as Gatsby's router does. */
function Router({ path, children }: { path: string; children: ReactNode }) {
  const wrapper = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (path !== '/') wrapper.current?.focus()
  }, [path])
  return (
    <div ref={wrapper} tabIndex={-1}>
      {children}
    </div>
  )
}

function Page({ path }: { path: string }) {
  useFocusOnNewPage(path)
  return (
    <>
      <h1>The page</h1>
      <button id="team" tabIndex={0}>
        Team
      </button>
    </>
  )
}

const site = (path: string) => (
  <Router path={path}>
    <Page path={path} />
  </Router>
)

afterEach(() => {
  jest.restoreAllMocks()
})

/** Shows the first page, and then another one at an address with this hash. */
async function navigate(hash = '') {
  const { rerender } = render(site('/'))
  window.history.replaceState(null, '', `/${hash}`)
  rerender(site('/contact'))
  await Promise.resolve()
}

test.each([
  ['has a heading', '', 'heading', '-1'],
  ['has the target of the address’s hash', '#team', 'button', '0'],
  ['lacks the target', '#gone', 'heading', '-1'],
  ['cannot decode the target', '#100%', 'heading', '-1'],
])('on a page that %s, the focus moves there and adds no tab stop', async (_, hash, role, tabIndex) => {
  await navigate(hash)
  expect(screen.getByRole(role)).toHaveFocus()
  expect(screen.getByRole(role)).toHaveAttribute('tabindex', tabIndex)
})

test('the first page keeps the focus where it is', async () => {
  render(site('/'))
  await Promise.resolve()
  expect(document.body).toHaveFocus()
})

test('a page keeps the focus where the visitor moves it, until the next page is shown', async () => {
  const { rerender } = render(site('/'))
  const show = async (path: string) => {
    rerender(site(path))
    await Promise.resolve()
  }
  await show('/contact')
  expect(screen.getByRole('heading')).toHaveFocus()
  screen.getByRole('button').focus()
  await show('/contact')
  expect(screen.getByRole('button')).toHaveFocus()
  await show('/about')
  expect(screen.getByRole('heading')).toHaveFocus()
})

function LongPage({ path }: { path: string }) {
  useFocusOnNewPage(path)
  return (
    <>
      <a href="/left">Menu</a>
      <h1>Title</h1>
      <main>
        <h2>Part</h2>
        <a href="/other">Other</a>
        <a href="/left">Followed</a>
        <h3>Detail</h3>
      </main>
    </>
  )
}

/** Where the parts of the page begin, in pixels below the top of a window that is 768 pixels high. */
const IN_VIEW = { Menu: 0, Title: 100, Part: 200, Other: 300, Followed: 400, Detail: 500 }

test.each([
  ['the title, if that is in view', {}, 'Title'],
  ['the title, if that is less than a pixel above', { Title: -0.5 }, 'Title'],
  ['the followed link, if the title is above', { Title: -1, Followed: 767 }, 'Followed'],
  ['the first part, if the followed link is below', { Title: -900, Followed: 768 }, 'Part'],
  ['the first part in view, if another is above', { Title: -900, Part: -10, Followed: -5 }, 'Detail'],
  ['the title, if nothing is in view', { Title: -900, Part: -10, Followed: -5, Detail: 800 }, 'Title'],
])('Back moves the focus to %s, and scrolls nothing', async (_, places, focused) => {
  const tops = new Map<string | null, number>(Object.entries({ ...IN_VIEW, ...places }))
  jest.spyOn(Element.prototype, 'getClientRects').mockImplementation(function (this: Element) {
    return Object.assign([new DOMRect(0, tops.get(this.textContent), 200, 40)], { item: () => null })
  })
  const scrollTo = jest.spyOn(window, 'scrollTo')
  const focus = jest.spyOn(HTMLElement.prototype, 'focus')
  Object.assign(window, { scrollX: 7, scrollY: 900 })
  const { rerender } = render(<LongPage path="/left" />)
  rerender(<LongPage path="/services" />)
  await Promise.resolve()
  expect(screen.getByText(focused)).toHaveFocus()
  expect(focus.mock.calls).toEqual([[{ preventScroll: true }]])
  expect(scrollTo.mock.calls).toEqual([[7, 900]])
})
