import { resolve } from 'node:path'
import type { CreatePagesArgs } from 'gatsby'
import { servicePaths, type ServiceRoute } from '../routes/paths'

interface PagesData {
  allService: { nodes: (ServiceRoute & { id: string })[] }
  allLegalPage: { nodes: { id: string; slug: string }[] }
}

/** Creates the pages that come from entries: every service under each of its prefixes, and the legal pages. */
export async function createContentPages({ graphql, actions, reporter }: CreatePagesArgs): Promise<void> {
  const { data, errors } = await graphql<PagesData>(`
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
  if (!data) {
    reporter.panic('The pages could not be listed', errors)
    return
  }
  for (const service of data.allService.nodes) {
    for (const path of servicePaths(service)) {
      actions.createPage({ path, component: resolve('src/templates/service.tsx'), context: { id: service.id } })
    }
  }
  for (const { id, slug } of data.allLegalPage.nodes) {
    actions.createPage({ path: `/${slug}`, component: resolve('src/templates/legal.tsx'), context: { id } })
  }
}
