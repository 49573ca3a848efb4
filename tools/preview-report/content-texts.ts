import { posix } from 'node:path'
import { entryAddresses, isPageOf, pagePaths, shownOn } from '../../src/content-model/entry-pages'
import { type ContentType, slugOf } from '../../src/content-model/registry'
import type { SitePages } from '../../src/content-model/site-pages'
import { linksTo } from '../../src/routes/paths'
import { parseYaml } from '../content/parse/parse-yaml'
import { readContentFiles } from '../content/parse/read-content-files'
import { fieldLabel, fileSchema, type TextField, textFields } from '../content/parse/schema-path'
import { lineOf } from '../content/parse/source-text'
import { spanOf } from '../content/parse/yaml-tree'

/** A text of the content and its location. */
export interface ContentText extends Pick<TextField, 'metadata' | 'text'> {
  type: ContentType
  slug: string
  /** The file, relative to the project's root, and the line. */
  file: string
  line: number
  /** The field's label, such as `Hero › Button › Target`, and its keys, such as `hero.button.to`. */
  field: string
  keys: string
}

/** Reads all texts of the content files that can be parsed. */
export function readContentTexts(root: string): ContentText[] {
  return readContentFiles(root).entries.flatMap(({ path: file, type, source }) => {
    if (!source) return []
    const schema = fileSchema(type)
    return [...textFields(schema, parseYaml(source).tree?.root)].map(({ path, metadata, text, node }) => ({
      type,
      slug: slugOf(file),
      metadata,
      text: text.trim(),
      file: source.file,
      line: lineOf(source, spanOf(node).start),
      field: fieldLabel(schema, path),
      keys: path.join('.'),
    }))
  })
}

/** Whether an entry is shown on a page. Redirects always match: they are pages themselves. */
function isShownOn({ type, slug }: ContentText, page: string, site: SitePages): boolean {
  if (type.name === 'Redirect' || (type.onPagesOf && isPageOf(type.onPagesOf, page, site))) return true
  return pagePaths(type, slug, {}, site).includes(page) || shownOn(type).some((path) => path === '*' || path === page)
}

/** An image keeps its name in every format and width that it is built in. */
const imageName = (address: string) => posix.parse(address).name

/**
 * The texts of the content that an address on a built page comes from: links to it, references to entries with that
 * address, and images.
 *
 * @param address the address as it is on the page, such as `/about#team`
 * @param site the pages of the site
 */
export function findSourceTexts(
  address: string,
  pages: readonly string[],
  texts: readonly ContentText[],
  site: SitePages,
): ContentText[] {
  return texts.filter((text) => {
    const { image, references } = text.metadata
    const isMatch = image
      ? imageName(text.text) === imageName(address)
      : references
        ? entryAddresses(references, text.text, {}, site).some((path) => linksTo(address, path))
        : text.text === address
    return isMatch && pages.some((page) => isShownOn(text, page, site))
  })
}
