import { resolve } from 'node:path'
import type { Actions, CreatePagesArgs, Page } from 'gatsby'
import { servicePaths, type ServiceRoute } from '../../src/routes/paths'
import { awaitContentNodes } from '../sources/content-nodes'

interface PagesData {
  allService: { nodes: (ServiceRoute & { id: string })[] }
  allLegalPage: { nodes: { id: string; slug: string }[] }
}

/** The part of a hook's arguments that a new page comes with. */
interface NewPage {
  page: Page
  actions: Pick<Actions, 'createPage' | 'deletePage'>
}

/** Creates the pages that come from entries: every service under each of its prefixes, and the legal pages. */
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
  if (!data) throw new Error('The query for the pages of entries failed; GraphQL says why above')
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
 * Creates /style-guide, which shows developers all that the site is made of. No production build has it, and no search
 * engine shall list it.
 */
export function createStyleGuide({ createPage }: Pick<Actions, 'createPage'>): void {
  if (process.env.NODE_ENV !== 'development') return
  createPage({ path: '/style-guide', component: resolve('style-guide.tsx') })
}

/**
 * Gatsby makes /404.html of the page /404, and publishes both. Hosts read the first, which is all that a build keeps; while
 * developing, Gatsby shows the other.
 */
export function moveNotFoundPage({ page, actions }: NewPage): void {
  if (process.env.NODE_ENV === 'development' || page.path !== '/404') return
  actions.deletePage(page)
  actions.createPage({ ...page, path: '/404.html' })
}
