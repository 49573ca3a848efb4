import type { ContentTypeRecord } from '../../../src/content-model/content-type'
import { sectionAnchors } from '../../../src/content-model/entry-pages'
import { SLUG_PATTERN } from '../../../src/content-model/fields'
import { type ContentType, slugOf } from '../../../src/content-model/registry'
import { fileProblem, type Finding, type Problem } from '../messages/problem'
import { quoted } from '../messages/text-format'
import { CONTENT_FOLDER } from '../parse/content-files'
import { slugify } from './slugify'

/** Whether a slug collides with another id on a page: one of its anchors, or the heading that labels another entry. */
function isTakenOn(page: ContentTypeRecord, slug: string, slugs: ReadonlySet<string>): boolean {
  return sectionAnchors(page).includes(slug) || (slug.endsWith('-name') && slugs.has(slug.replace(/-name$/, '')))
}

function findingOf(slug: string, { anchorOn }: ContentType, slugs: ReadonlySet<string>): Finding | undefined {
  const better = slugify(slug)
  if (!SLUG_PATTERN.test(slug)) {
    return slugs.has(better)
      ? {
          message: `this file would have the same address as ${better}.yml in this folder`,
          advice: 'Rename or remove one of the two files.',
        }
      : {
          message: 'the file name cannot be used as an address',
          advice: `Use only lowercase letters, digits, and single hyphens${better === '' ? '' : `, such as ${better}.yml`}.`,
        }
  }
  return anchorOn && isTakenOn(anchorOn, slug, slugs)
    ? {
        message: `another part of ${anchorOn.label} already uses the address ${quoted(`#${slug}`)}`,
        advice: 'Give the file another name, such as the full name of the person or the position.',
      }
    : undefined
}

/** Files whose names cannot become addresses, or would become an address that is already taken. */
export function checkFileNames(files: readonly { path: string; type: ContentType }[]): Problem[] {
  const slugs = new Map<ContentType, Set<string>>()
  for (const { path, type } of files) slugs.set(type, (slugs.get(type) ?? new Set()).add(slugOf(path)))
  return files.flatMap(({ path, type }) => {
    const finding = findingOf(slugOf(path), type, slugs.get(type) ?? new Set())
    return finding ? [fileProblem(`${CONTENT_FOLDER}/${path}`, finding)] : []
  })
}
