import { readFileSync } from 'node:fs'
import { relative, resolve, sep } from 'node:path'
import { parse } from 'yaml'
import { withheld } from '../../src/content-model/publication'
import { contentTypeOf } from '../../src/content-model/registry'

/** The variables of the environment; two of them decide who a build is for. */
type Environment = Readonly<Partial<Record<string, string>>>

/** Whether a build is for editors, who see what visitors do not: `gatsby develop`, and builds with GATSBY_PREVIEW=true. */
export function isPreview({ NODE_ENV, GATSBY_PREVIEW }: Environment): boolean {
  return NODE_ENV === 'development' || GATSBY_PREVIEW === 'true'
}

/**
 * What gatsby-source-filesystem is to ignore: the entries that visitors do not see. As it never reads them, no page, list
 * or query can show them; lists that name them leave them out, see `@published`.
 *
 * @param folder the folder of the content
 * @param now the moment that decides what is published
 */
export function ignoredContent(
  folder: string,
  environment: Environment = process.env,
  now = new Date(),
): ((file: string) => boolean)[] {
  if (isPreview(environment)) return []
  return [
    (file) => {
      const type = contentTypeOf(relative(resolve(folder), file).split(sep).join('/'))
      return type?.source.kind === 'folder' && withheld(parse(readFileSync(file, 'utf8')), now) !== undefined
    },
  ]
}
