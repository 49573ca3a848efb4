import { readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { dayOf, withheld } from '../../src/content-model/publication'
import { withheldText } from '../../tools/content/messages/publication-messages'
import { readBrand } from '../../tools/content/parse/read-brand'
import { CONTENT_COPY } from '../sources/validated-copy'
import { siteLocale } from './locale-extensions'
import type { ResolverContext as SettingsContext } from './resolver-context'

/** A content node as resolvers see it. */
interface ContentNode {
  parent: string
  [field: string]: unknown
}

/** The parts of a file's node that resolvers here use. */
interface FileNode {
  absolutePath: string
  children: string[]
}

/** The parts of Gatsby's node model that resolvers here use. */
interface ResolverContext {
  nodeModel: {
    getNodeById: (args: { id: string; type?: string }) => FileNode | null
    findOne: (args: { type: string; query: object }) => Promise<FileNode | null>
  }
}

interface ResolverInfo {
  fieldName: string
}

/** `@icon`: the paths of the icon that the field names. */
export const iconExtension = {
  name: 'icon',
  extend: () => ({
    resolve: (source: ContentNode, _args: unknown, _context: unknown, { fieldName }: ResolverInfo) =>
      readIcon(String(source[fieldName])),
  }),
}

/**
 * `@image`: the image that the field names, from the folder of the entry's file; null if the site has no pictures.
 *
 * @param copy the folder with the validated copy of the content
 */
export function imageExtension(copy = CONTENT_COPY) {
  return {
    name: 'image',
    extend: () => ({
      resolve: async (
        source: ContentNode,
        _args: unknown,
        { nodeModel }: ResolverContext,
        { fieldName }: ResolverInfo,
      ) => {
        const named = source[fieldName]
        const yaml = nodeModel.getNodeById({ id: source.parent })
        if (typeof named !== 'string' || !yaml || readBrand(copy).illustrations === 'none') return null
        const absolutePath = join(dirname(yaml.absolutePath), named)
        const file = await nodeModel.findOne({
          type: 'File',
          query: { filter: { absolutePath: { eq: absolutePath } } },
        })
        return file?.children.map((id) => nodeModel.getNodeById({ id, type: 'ImageSharp' })).find(Boolean) ?? null
      },
    }),
  }
}

/** The parts of a field's configuration that extensions here use. */
interface FieldConfig {
  resolve: (source: ContentNode, args: unknown, context: unknown, info: unknown) => unknown
}

/** `@published`, after `@link`: removes references to entries that the build excludes. */
export const publishedExtension = {
  name: 'published',
  extend: (_options: unknown, { resolve: resolveAll }: FieldConfig) => ({
    resolve: async (...all: Parameters<FieldConfig['resolve']>) => {
      const entries = await resolveAll(...all)
      return Array.isArray(entries) ? entries.filter((entry: unknown) => entry !== undefined) : entries
    },
  }),
}

/**
 * `@unpublished`: a text that states why visitors do not see the entry; null for published entries, so always null in builds for
 * visitors.
 */
export const unpublishedExtension = {
  name: 'unpublished',
  extend: () => ({
    resolve: async (source: ContentNode, _args: unknown, context: SettingsContext) => {
      const { timeZone } = await siteLocale(context)
      const reason = withheld(source, dayOf(new Date(), timeZone))
      const text = reason && withheldText(reason)
      return text === undefined ? null : text.charAt(0).toUpperCase() + text.slice(1)
    },
  }),
}

/**
 * Reads an icon's path data.
 *
 * @param name a name from the content model's icon list
 * @throws if the icon family has no such icon, which a unit test rules out for the whole list
 */
export function readIcon(name: string): { name: string; paths: string[] } {
  // Gatsby compiles this file to another folder, so paths are relative to the working directory.
  const svg = readFileSync(resolve('node_modules/@tabler/icons/icons/outline', `${name}.svg`), 'utf8')
  // The first path of each file is the empty square of the grid. It is skipped because it begins with another attribute.
  return { name, paths: [...svg.matchAll(/<path d="([^"]+)"/g)].flatMap(([, data]) => data ?? []) }
}
