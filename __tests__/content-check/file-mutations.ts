import { pick, type RandomSource } from '../../gatsby/drawings/random'
import type { Texts } from './text-mutations'

/** The new text of each changed file by path relative to `content/`; null removes it. */
export type MutatedFiles = ReadonlyMap<string, string | Uint8Array | null>

const whole = (draw: RandomSource, below: number) => Math.floor(draw() * below)

/** Creates mutated files from a valid one. */
type FileMutation = (draw: RandomSource, path: string, text: string, texts: Texts) => MutatedFiles

/** Mutations of whole files, by kind. */
export const FILE_MUTATIONS: Record<string, FileMutation> = {
  'delete the file': (_, path) => new Map([[path, null]]),
  'rename the file': (draw, path, text) => {
    const stem = path.replace(/\.yml$/, '')
    const names = [
      `${stem}-2.yml`,
      `${stem}.yaml`,
      `${stem}.yml.txt`,
      stem,
      `${stem} copy.yml`,
      `${stem}\u001b[31m.yml`,
      `${stem}é.yml`,
    ]
    return new Map([
      [path, null],
      [pick(draw, [...names, `jobs/${path.replaceAll('/', '-')}`]), text],
    ])
  },
  'change bytes': (draw, path, text) => {
    const bytes = Buffer.from(text)
    for (let count = 1 + whole(draw, 20); count > 0; count -= 1) bytes[whole(draw, bytes.length)] = whole(draw, 256)
    return new Map([[path, bytes]])
  },
  'junk bytes': (draw, path) => new Map([[path, Buffer.from(Array.from({ length: 500 }, () => whole(draw, 256)))]]),
  'add a file': (draw, path, text, texts) => {
    const other = pick(draw, [...texts.keys()])
    return new Map([
      [pick(draw, [path.replace(/[^/]+$/, 'added.yml'), `${path}.yml`, 'added.yml']), texts.get(other) ?? text],
    ])
  },
}
