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
