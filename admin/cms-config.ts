import type { Backend, CmsConfig, CollectionFile, EntryCollection } from '@sveltia/cms'
import { z } from 'zod'
import { capitalized } from '../content-check/messages/text-format'
import { CONTENT_FOLDER } from '../content-check/parse/content-files'
import { isGroup } from '../content-check/write/former-items'
import { shownOn } from '../content-model/routes/entry-paths'
import { CONTENT_TYPES, type ContentType, contentTypeOf, slugOf, titleField } from '../content-model/registry'
import { SITE_PLACE } from './entry-values'
import { cmsField, cmsFields, collectionOf, LIST_FIELD } from './fields'

/** The format that start-cms.ts registers. */
export const FORMAT = 'content-yaml'

const FILE_COLLECTIONS: Readonly<Record<string, string>> = { pages: 'Pages', site: 'Site' }

/** Settings with which pictures are stored in the folder of the file at a path, and named as in content: `./name.jpg`. */
function picturesBeside(path: string) {
  return { media_folder: `/${CONTENT_FOLDER}/${path}`.replace(/\/[^/]*$/, ''), public_folder: '.' }
}

const titleOf = (label: string) => capitalized(label.replace(/^(?:an?|the) /, ''))

const collectionTitle = ({ label, collection = titleOf(label) }: ContentType) => collection

/**
 * What the CMS calls an entry and its collection: `Ada Sample` in `Team`, `Home page` in `Pages`.
 *
 * @param path the path of its file within `content/`
 * @param value what is in the file
 */
export function entryTitle(type: ContentType, path: string, value: unknown): { collection: string; entry: string } {
  const own = collectionTitle(type)
  const field = titleField(type)
  if (field === undefined) return { collection: FILE_COLLECTIONS[collectionOf(type).collection] ?? own, entry: own }
  const title = isGroup(value) ? value[field] : undefined
  return { collection: own, entry: typeof title === 'string' ? title : slugOf(path) }
}

/** Names an entry as the CMS does: `Team › Ada Sample`, `Pages › Home page`. See {@link entryTitle}. */
export function placeOf(path: string, value: unknown): string {
  const type = contentTypeOf(path)
  if (!type) return path
  const { collection, entry } = entryTitle(type, path, value)
  return `${collection} › ${entry}`
}

function filesOf(type: ContentType): CollectionFile[] {
  const { schema, source } = type
  const collection = collectionTitle(type)
  if (source.kind === 'folder') return []
  const { file } = source
  const fields =
    source.kind === 'list' ? [cmsField(LIST_FIELD, z.array(schema).meta({ label: collection }))] : cmsFields(schema)
  return [
    {
      name: slugOf(file),
      label: collection,
      file: `${CONTENT_FOLDER}/${file}`,
      fields,
      editor: { preview: shownOn(type).length > 0 },
      ...picturesBeside(file),
    },
  ]
}

/** The CMS sorts only by fields, and this one has no control. */
const PLACE_FIELD = { name: SITE_PLACE, label: 'Order on the site', widget: 'hidden' } as const

function folderCollection(type: ContentType): EntryCollection[] {
  const { label, schema, source } = type
  const title = titleField(type)
  if (source.kind !== 'folder' || title === undefined) return []
  const order = 'order' in schema.shape ? 'order' : SITE_PLACE
  return [
    {
      name: source.folder,
      label: collectionTitle(type),
      label_singular: titleOf(label),
      folder: `${CONTENT_FOLDER}/${source.folder}`,
      create: true,
      extension: 'yml',
      format: FORMAT,
      identifier_field: title,
      slug: { template: `{{${title}}}`, editable: ['create'] },
      summary: `{{draft | ternary('Draft: ', '')}}{{${title}}}`,
      sortable_fields: { fields: [order, title], default: { field: order } },
      fields: [...cmsFields(schema), ...(order === SITE_PLACE ? [PLACE_FIELD] : [])],
      ...picturesBeside(`${source.folder}/`),
    },
  ]
}

/**
 * Returns the CMS's configuration. All but the location of the repository is derived from the content model.
 *
 * @param hasPullRequests whether each change becomes a pull request, instead of a commit to the branch
 */
export function cmsConfig(backend: Backend, hasPullRequests: boolean): CmsConfig {
  const files = Object.entries(FILE_COLLECTIONS).map(([name, label]) => ({
    name,
    label,
    format: FORMAT,
    files: CONTENT_TYPES.filter((type) => collectionOf(type).collection === name).flatMap(filesOf),
  }))
  return {
    load_config_file: false,
    backend,
    publish_mode: hasPullRequests ? 'editorial_workflow' : 'simple',
    media_folder: CONTENT_FOLDER,
    public_folder: '/',
    media_libraries: {
      default: { config: { slugify_filename: true } },
      stock_assets: { providers: [] },
    },
    slug: { encoding: 'ascii', clean_accents: true },
    output: { omit_empty_optional_fields: true },
    collections: [...CONTENT_TYPES.flatMap(folderCollection), ...files],
  }
}
