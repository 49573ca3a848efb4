/** @jest-environment node */
import { createStyleGuide, moveNotFoundPage } from '../../../gatsby/pages/create-pages'

const { NODE_ENV } = process.env
afterEach(() => {
  process.env.NODE_ENV = NODE_ENV
})

/** Returns the paths of the pages that are created in an environment. */
function createdPaths(environment: string): string[] {
  process.env.NODE_ENV = environment
  const paths: string[] = []
  createStyleGuide({ createPage: ({ path }) => paths.push(path) })
  return paths
}

test('the style guide exists in development', () => {
  expect(createdPaths('development')).toEqual(['/style-guide'])
})

test('a production build has no style guide', () => {
  expect(createdPaths('production')).toEqual([])
})

/** Returns the pages that are deleted and created for a page in an environment. */
function movedPaths(environment: string, path: string): string[] {
  process.env.NODE_ENV = environment
  const actions: string[] = []
  const page = { path, component: 'page.tsx', context: {} }
  const record = (action: string) => (target: { path: string }) => {
    actions.push(`${action} ${target.path}`)
  }
  moveNotFoundPage({ page, actions: { deletePage: record('delete'), createPage: record('create') } })
  return actions
}

test('a production build has the 404 page only as /404.html', () => {
  expect(movedPaths('production', '/404')).toEqual(['delete /404', 'create /404.html'])
})

test.each([
  ['development', '/404'],
  ['production', '/404.html'],
  ['production', '/about'],
])('in %s, the page %s is unchanged', (environment, path) => {
  expect(movedPaths(environment, path)).toEqual([])
})
