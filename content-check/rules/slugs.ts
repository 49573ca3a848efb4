import { fixedPaths, sectionAnchors } from '../../content-model/routes/entry-paths'
import { MAX_SLUG_LENGTH, SLUG_PATTERN, SLUG_RULE } from '../../content-model/fields'
import { CONTENT_TYPES, type ContentType, slugOf } from '../../content-model/registry'
import { reservedPart } from '../../content-model/routes/reserved-paths'
import { fileProblem, type Finding, type Problem } from '../messages/problem'
import { quoted } from '../messages/text-format'
import { CONTENT_FOLDER } from '../parse/content-files'
import { fileNameOf } from '../parse/content-path'
import { FreeNames } from './free-names'
import { deceptiveCharacter, described, typed } from './look-alikes'
import { isReservedName } from './reserved-names'
import { slugify } from './slugify'

/** The paths of all pages with files of their own, even if switched off. */
const FIXED_PATHS = CONTENT_TYPES.flatMap((type) => fixedPaths(type, { prefixes: [], off: new Set() }))

/**
 * Extensions before `.yml`: computers that hide extensions let people write them again. The lookbehind keeps the pattern
 * linear: it tries each run of extensions once.
 */
const REPEATED_EXTENSION = /(?<!\.(?:ya?ml|txt|json))(?:\.(?:ya?ml|txt|json))+$/i

/** The slug that a file has once its name is right; empty if its name has no letter or digit for an address. */
const rightSlug = (slug: string) =>
  SLUG_PATTERN.test(slug) ? slug : slugify(typed(slug.replace(REPEATED_EXTENSION, '')))

/**
 * Gives an entry the slug that it will have once its file is renamed. The wrong name is reported at the file, not again wherever
 * it is used.
 */
export const withRightSlug = <Entry extends { slug: string }>(entry: Entry): Entry => ({
  ...entry,
  slug: rightSlug(entry.slug) || entry.slug,
})

function findingOf(path: string, { anchorOn, page, source }: ContentType, freeNames: FreeNames): Finding | undefined {
  const slug = slugOf(path)
  const better = rightSlug(slug)
  if (isReservedName(fileNameOf(path)))
    return {
      message: `Windows does not allow the file name ${quoted(fileNameOf(path))}, so the project could not be checked out there`,
      advice: `Rename it to ${freeNames.suggest(path, better, '.yml')}.`,
    }
  if (!SLUG_PATTERN.test(slug)) {
    const example = better === '' ? '' : `, such as ${freeNames.suggest(path, better, '.yml')}`
    const deceptive = deceptiveCharacter(slug)
    const because = deceptive ? `, because it contains ${described(deceptive.character)}` : ''
    return { message: `the file name cannot be used as an address${because}`, advice: `It ${SLUG_RULE}${example}.` }
  }
  if (slug.length > MAX_SLUG_LENGTH)
    return {
      message: `the file name has ${slug.length} characters, which is too long for an address`,
      advice: `Give the file a name of at most ${MAX_SLUG_LENGTH} characters and “.yml”.`,
    }
  const address = page?.paths[0]?.replace('{slug}', slug) ?? ''
  if (source.kind === 'folder' && (FIXED_PATHS.includes(address) || reservedPart(address) !== undefined))
    return { message: `the site already uses the address ${quoted(address)}`, advice: 'Give the file another name.' }
  if (!anchorOn || !sectionAnchors(anchorOn).includes(slug)) return undefined
  return {
    message: `another part of ${anchorOn.label} already uses the address ${quoted(`#${slug}`)}`,
    advice: 'Give the file another name, such as the full name of the person or the position.',
  }
}

/**
 * Files whose names cannot become addresses, or would become a taken one.
 *
 * @param freeNames names that no file has
 */
export function checkSlugs(
  files: readonly { path: string; type: ContentType }[],
  freeNames = new FreeNames(files.map(({ path }) => path)),
): Problem[] {
  return files.flatMap(({ path, type }) => {
    const finding = findingOf(path, type, freeNames)
    return finding ? fileProblem(`${CONTENT_FOLDER}/${path}`, finding) : []
  })
}
