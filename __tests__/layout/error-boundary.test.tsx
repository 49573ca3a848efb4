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

test('a page that works is shown unchanged, also in the server’s HTML', () => {
  const html = renderToString(
    <ErrorBoundary>
      <p>The page</p>
    </ErrorBoundary>,
  )
  expect(html).toBe('<p>The page</p>')
})

test('the fallback is announced, and its link home is a plain anchor, because the router may have failed', () => {
  render(
    <ErrorBoundary>
      <Broken />
    </ErrorBoundary>,
  )
  expect(screen.getByRole('alert')).toHaveTextContent(errorFallback.heading)
  const home = screen.getByRole('link', { name: errorFallback.home.label })
  expect(home).toHaveAttribute('href', errorFallback.home.to)
  expect(home).not.toHaveAttribute('data-navigates')
})
