import { render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { ErrorBoundary } from '../../src/layout/ErrorBoundary'
import { siteContent } from '../factories/content'
import { answerStaticQueries } from '../stubs/gatsby'

const { errorFallback } = siteContent()

function Broken(): never {
  throw new Error('The page failed')
}

beforeEach(() => {
  answerStaticQueries({ siteSettings: { errorFallback } })
  // React logs the errors that a boundary catches.
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => {
  jest.restoreAllMocks()
})

const renderBroken = () =>
  render(
    <ErrorBoundary>
      <p>The page</p>
      <Broken />
    </ErrorBoundary>,
  )

test('a page that works is shown unchanged', () => {
  render(
    <ErrorBoundary>
      <p>The page</p>
    </ErrorBoundary>,
  )
  expect(screen.getByText('The page')).toBeVisible()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

test('the fallback is announced', () => {
  renderBroken()
  expect(screen.getByRole('alert')).toHaveTextContent(errorFallback.heading)
})

test('the fallback’s link home is a plain anchor, because the router may have failed', () => {
  renderBroken()
  const home = screen.getByRole('link', { name: errorFallback.home.label })
  expect(home).toHaveAttribute('href', errorFallback.home.to)
  expect(home).not.toHaveAttribute('data-navigates')
})

test('a page that works is in the server’s HTML', () => {
  expect(
    renderToString(
      <ErrorBoundary>
        <p>The page</p>
      </ErrorBoundary>,
    ),
  ).toContain('The page')
})
