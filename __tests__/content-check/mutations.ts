import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pick, seededRandom } from '../../gatsby/drawings/random'
import { FILE_MUTATIONS, type MutatedFiles } from './file-mutations'
import { TEXT_MUTATIONS, type Texts } from './text-mutations'

/** A mutation of the content. */
export interface Mutation {
  kind: string
  /** The changed file. */
  file: string
  files: MutatedFiles
}

/** The share of mutations that change a whole file instead of its text. */
const SHARE_OF_FILES = 0.15

/**
 * Reads valid content.
 *
 * @param root the project's root, which contains the folder `content`
 */
export function readTexts(root: string): Texts {
  const folder = join(root, 'content')
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.yml'))
  return new Map(paths.sort().map((path) => [path, readFileSync(join(folder, path), 'utf8')]))
}

/** Creates one mutation of valid content, which depends only on the seed. */
export function mutate(seed: string, texts: Texts): Mutation {
  const draw = seededRandom(seed)
  const [file, text] = pick(draw, [...texts])
  if (draw() < SHARE_OF_FILES) {
    const [kind, change] = pick(draw, Object.entries(FILE_MUTATIONS))
    return { kind, file, files: change(draw, file, text, texts) }
  }
  const [kind, change] = pick(draw, Object.entries(TEXT_MUTATIONS))
  return { kind, file, files: new Map([[file, change(draw, text, texts)]]) }
}

/** Makes two mistakes in the text of one file, because one may hide the other. They depend only on the seed. */
export function mutateTwice(seed: string, texts: Texts): Mutation {
  const draw = seededRandom(seed)
  const [file, text] = pick(draw, [...texts])
  const [one, change] = pick(draw, Object.entries(TEXT_MUTATIONS))
  const [other, changeAgain] = pick(draw, Object.entries(TEXT_MUTATIONS))
  const changed = changeAgain(draw, change(draw, text, texts), texts)
  return { kind: `${one}, ${other}`, file, files: new Map([[file, changed]]) }
}
