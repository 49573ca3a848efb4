import { resolve } from 'node:path'
import type { Actions, CreatePagesArgs, NodePluginArgs, Page } from 'gatsby'
import { z } from 'zod'
import { pagePaths, pageSettingsOf } from '../../content-model/routes/entry-paths'
import { readEntries } from '../sources/content-entries'
import { awaitContentNodes } from '../sources/content-nodes'

/** A page of this build: its path, and the component that makes all pages of its type. */
export interface BuiltPage {
  path: string
  component: string
}

const sitePage = z.object({ path: z.string(), component: z.string() })

interface NewPage {
  page: Page
  actions: Pick<Actions, 'createPage' | 'deletePage'>
}

/** Creates the pages of entries with templates. A page’s context is its entry's ID. */
export async function createContentPages(
  args: Pick<CreatePagesArgs, 'getNodesByType'> & { actions: Pick<Actions, 'createPage'> },
): Promise<void> {
  await awaitContentNodes(args)
  const entries = readEntries(args)
  const site = pageSettingsOf(entries)
  for (const { type, slug, value } of entries) {
    const template = type.page?.template
    if (template === undefined) continue
    const component = resolve(`src/templates/${template}.tsx`)
    for (const path of pagePaths(type, slug, value, site)) {
      args.actions.createPage({ path, component, context: { id: value.id } })
    }
  }
}

/** Creates /style-guide for developers. A built site does not have it, because search engines could list it. */
export function createStyleGuide({ createPage }: Pick<Actions, 'createPage'>): void {
  if (process.env.NODE_ENV !== 'development') return
  createPage({ path: '/style-guide', component: resolve('style-guide.tsx') })
}

/** Replaces /404 with /404.html, which Gatsby generates from it and is all that hosts need. */
export function moveNotFoundPage({ page, actions }: NewPage): void {
  if (process.env.NODE_ENV === 'development' || page.path !== '/404') return
  actions.deletePage(page)
  actions.createPage({ ...page, path: '/404.html' })
}

/** Returns all pages of the build, sorted by path. */
export function readPages({ getNodesByType }: Pick<NodePluginArgs, 'getNodesByType'>): BuiltPage[] {
  const pages = getNodesByType('SitePage').map((node) => sitePage.parse(node))
  return pages.sort((one, other) => (one.path < other.path ? -1 : 1))
}
