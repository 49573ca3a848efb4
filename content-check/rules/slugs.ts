import { fixedPaths, sectionAnchors } from '../../content-model/routes/entry-paths'
import { SLUG_PATTERN, SLUG_RULE } from '../../content-model/fields'
import { CONTENT_TYPES, type ContentType, slugOf } from '../../content-model/registry'
import { reservedPart } from '../../content-model/routes/reserved-paths'
import { fileProblem, type Finding, type Problem } from '../messages/problem'
import { quoted } from '../messages/text-format'
import { CONTENT_FOLDER } from '../parse/content-files'
import { slugify } from './slugify'

/** The paths of all pages with files of their own, even if switched off. */
const FIXED_PATHS = CONTENT_TYPES.flatMap((type) => fixedPaths(type, { prefixes: [], off: new Set() }))

function findingOf(slug: string, { anchorOn, page, source }: ContentType): Finding | undefined {
  if (!SLUG_PATTERN.test(slug)) {
    const better = slugify(slug)
    const example = better === '' ? '' : `, such as ${better}.yml`
    return { message: 'the file name cannot be used as an address', advice: `It ${SLUG_RULE}${example}.` }
  }
  const path = page?.paths[0]?.replace('{slug}', slug) ?? ''
  if (source.kind === 'folder' && (FIXED_PATHS.includes(path) || reservedPart(path) !== undefined))
    return { message: `the site already uses the address ${quoted(path)}`, advice: 'Give the file another name.' }
  if (!anchorOn || !sectionAnchors(anchorOn).includes(slug)) return undefined
  return {
    message: `another part of ${anchorOn.label} already uses the address ${quoted(`#${slug}`)}`,
    advice: 'Give the file another name, such as the full name of the person or the position.',
  }
}

/** Files whose names cannot become addresses, or would become a taken one. */
export function checkSlugs(files: readonly { path: string; type: ContentType }[]): Problem[] {
  return files.flatMap(({ path, type }) => {
    const finding = findingOf(slugOf(path), type)
    return finding ? fileProblem(`${CONTENT_FOLDER}/${path}`, finding) : []
  })
}
