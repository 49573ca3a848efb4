/** @jest-environment node */
import { createStyleGuide } from '../../src/site-build/pages'

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
