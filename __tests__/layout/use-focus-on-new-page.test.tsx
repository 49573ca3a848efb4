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

/** Shows the first page, and then another one at an address with this hash. */
async function navigate(hash = '') {
  const { rerender } = render(site('/'))
  window.history.replaceState(null, '', `/${hash}`)
  rerender(site('/contact'))
  await Promise.resolve()
}

test('the heading of a new page has the focus, although the router focuses its wrapper, and is no tab stop', async () => {
  await navigate()
  expect(screen.getByRole('heading')).toHaveFocus()
  expect(screen.getByRole('heading')).toHaveAttribute('tabindex', '-1')
})

test('the target of the address’s hash has the focus and keeps its own tabindex', async () => {
  await navigate('#team')
  expect(screen.getByRole('button')).toHaveFocus()
  expect(screen.getByRole('button')).toHaveAttribute('tabindex', '0')
})

test.each(['#gone', '#100%'])('if the page has no target for %s, its heading has the focus', async (hash) => {
  await navigate(hash)
  expect(screen.getByRole('heading')).toHaveFocus()
})

test('the first page keeps the focus where it is', async () => {
  render(site('/'))
  await Promise.resolve()
  expect(document.body).toHaveFocus()
})

test('the page stays where it is, because the router has already scrolled', async () => {
  const focus = jest.spyOn(HTMLElement.prototype, 'focus')
  const scrollTo = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined)
  await navigate()
  expect(focus).toHaveBeenLastCalledWith({ preventScroll: true })
  expect(scrollTo).toHaveBeenCalledWith(0, 0)
  jest.restoreAllMocks()
})
