import { relative } from 'node:path'
import { createContentPages, createStyleGuide, moveNotFoundPage } from '../../../gatsby/pages/create-pages'

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

/** A content node with a slug. */
function contentNode(type: string, slug: string, fields: object = {}) {
  const internal = { type, contentDigest: '', owner: 'test' }
  return { id: `the ${slug} entry`, parent: null, children: [], internal, fields: { slug }, ...fields }
}

const NODES = [
  contentNode('SiteSettings', 'site', { servicePrefixes: ['services', 'counseling'], show: { terms: false } }),
  contentNode('HomePage', 'home'),
  contentNode('Service', 'tax-planning', { name: 'Tax Planning', prefixes: ['counseling', 'services'] }),
  contentNode('LegalPage', 'privacy'),
  contentNode('TeamPage', 'team'),
  contentNode('Job', 'analyst'),
]

test('every entry with a template has its pages, and every service a contact page that is about it', async () => {
  const pages: unknown[] = []
  await createContentPages({
    getNodesByType: (type: string) => NODES.filter(({ internal }) => internal.type === type),
    actions: {
      createPage: ({ path, component, context }) => pages.push([path, relative(process.cwd(), component), context]),
    },
  })
  expect(pages).toEqual([
    ['/services/tax-planning', 'src/templates/service.tsx', { id: 'the tax-planning entry' }],
    ['/counseling/tax-planning', 'src/templates/service.tsx', { id: 'the tax-planning entry' }],
    ['/contact/about/tax-planning', 'src/pages/contact.tsx', { service: 'Tax Planning' }],
    ['/about/team', 'src/templates/team.tsx', { id: 'the team entry' }],
    ['/privacy', 'src/templates/legal.tsx', { id: 'the privacy entry' }],
  ])
})
