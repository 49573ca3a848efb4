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
  return <h1>The page</h1>
}

const site = (path: string) => (
  <Router path={path}>
    <Page path={path} />
  </Router>
)

test('the heading of a new page has the focus, although the router focuses its wrapper', async () => {
  const { rerender } = render(site('/'))
  rerender(site('/contact'))
  await Promise.resolve()
  expect(screen.getByRole('heading')).toHaveFocus()
})

test('the first page keeps the focus where it is', async () => {
  render(site('/'))
  await Promise.resolve()
  expect(document.body).toHaveFocus()
})
