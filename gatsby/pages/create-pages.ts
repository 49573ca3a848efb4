import { resolve } from 'node:path'
import type { Actions, CreatePagesArgs, Page } from 'gatsby'
import { servicePaths, type ServiceRoute } from '../../src/routes/paths'
import { awaitContentNodes } from '../sources/content-nodes'

interface PagesData {
  allService: { nodes: (ServiceRoute & { id: string })[] }
  allLegalPage: { nodes: { id: string; slug: string }[] }
}

/** The arguments of Gatsby's `onCreatePage` that are used here. */
interface NewPage {
  page: Page
  actions: Pick<Actions, 'createPage' | 'deletePage'>
}

/** Creates the pages of content entries: every service under each of its prefixes, and the legal pages. */
export async function createContentPages(args: CreatePagesArgs): Promise<void> {
  await awaitContentNodes(args)
  const { data } = await args.graphql<PagesData>(`
    query ContentPages {
      allService {
        nodes {
          id
          slug
          prefixes
        }
      }
      allLegalPage {
        nodes {
          id
          slug
        }
      }
    }
  `)
  if (!data) throw new Error('The query for the content pages failed; see the GraphQL error above')
  for (const service of data.allService.nodes) {
    for (const path of servicePaths(service)) {
      args.actions.createPage({ path, component: resolve('src/templates/service.tsx'), context: { id: service.id } })
    }
  }
  for (const { id, slug } of data.allLegalPage.nodes) {
    args.actions.createPage({ path: `/${slug}`, component: resolve('src/templates/legal.tsx'), context: { id } })
  }
}

/**
 * Creates /style-guide, which shows developers all components of the site. Production builds omit it, and search engines must
 * not list it.
 */
export function createStyleGuide({ createPage }: Pick<Actions, 'createPage'>): void {
  if (process.env.NODE_ENV !== 'development') return
  createPage({ path: '/style-guide', component: resolve('style-guide.tsx') })
}

/**
 * Replaces the page /404 with /404.html. Gatsby generates the second from the first and publishes both. Hosts need only
 * /404.html, so a build keeps only that; `gatsby develop` shows /404.
 */
export function moveNotFoundPage({ page, actions }: NewPage): void {
  if (process.env.NODE_ENV === 'development' || page.path !== '/404') return
  actions.deletePage(page)
  actions.createPage({ ...page, path: '/404.html' })
}
