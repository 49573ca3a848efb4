import { readFileSync } from 'node:fs'
import { relative, resolve, sep } from 'node:path'
import { load } from 'js-yaml'
import { dayOf, withheld } from '../../src/content-model/publication'
import { contentTypeOf } from '../../src/content-model/registry'
import { readLocale } from './site-locale'

/** The environment variables; two of them decide whether a build is for editors or visitors. */
export type Environment = Readonly<Partial<Record<string, string>>>

/** Whether a build is for editors, who also see unpublished entries: `gatsby develop`, or a build with GATSBY_PREVIEW=true. */
export function isPreview({ NODE_ENV, GATSBY_PREVIEW }: Environment): boolean {
  return NODE_ENV === 'development' || GATSBY_PREVIEW === 'true'
}

/**
 * Returns the `ignore` option of gatsby-source-filesystem, which excludes unpublished entries. Because they are never read, no
 * page, list, or query can show them. Lists that reference them omit them; see `@published`.
 *
 * @param now the time at which publication dates are evaluated
 */
export function ignoredContent(
  folder: string,
  environment: Environment = process.env,
  now = new Date(),
): ((file: string) => boolean)[] {
  if (isPreview(environment)) return []
  // Read with the first entry: before the build copies the content, there is nothing to read.
  let today: string | undefined
  const isIgnored = (file: string) => {
    const type = contentTypeOf(relative(resolve(folder), file).split(sep).join('/'))
    if (type?.source.kind !== 'folder') return false
    today ??= dayOf(now, readLocale(folder).timeZone)
    return withheld(load(readFileSync(file, 'utf8')), today) !== undefined
  }
  // The plugin asks four times about each file.
  const asked = new Map<string, boolean>()
  return [
    (file) => {
      const ignored = asked.get(file) ?? isIgnored(file)
      asked.set(file, ignored)
      return ignored
    },
  ]
}
