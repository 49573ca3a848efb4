/** @jest-environment node */
import { createStyleGuide, moveNotFoundPage } from '../../../gatsby/pages/create-pages'

const { NODE_ENV } = process.env
afterEach(() => {
  process.env.NODE_ENV = NODE_ENV
})

/** The paths of the pages that are created where Gatsby runs for this purpose. */
function createdPaths(purpose: string): string[] {
  process.env.NODE_ENV = purpose
  const paths: string[] = []
  createStyleGuide({ createPage: ({ path }) => paths.push(path) })
  return paths
}

test('developers have the style guide', () => {
  expect(createdPaths('development')).toEqual(['/style-guide'])
})

test('a production build has no style guide', () => {
  expect(createdPaths('production')).toEqual([])
})

/** What becomes of a page where Gatsby runs for this purpose: the paths that are deleted and created. */
function movedPaths(purpose: string, path: string): string[] {
  process.env.NODE_ENV = purpose
  const done: string[] = []
  const page = { path, component: 'page.tsx', context: {} }
  const record = (action: string) => (one: { path: string }) => {
    done.push(`${action} ${one.path}`)
  }
  moveNotFoundPage({ page, actions: { deletePage: record('delete'), createPage: record('create') } })
  return done
}

test('a build has the page for unknown addresses as /404.html only', () => {
  expect(movedPaths('production', '/404')).toEqual(['delete /404', 'create /404.html'])
})

test.each([
  ['development', '/404'],
  ['production', '/404.html'],
  ['production', '/about'],
])('in %s, the page %s stays as it is', (purpose, path) => {
  expect(movedPaths(purpose, path)).toEqual([])
})
