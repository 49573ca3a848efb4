import { readdirSync } from 'node:fs'
import type { ProjectCopy } from '../browser/project-copy'
import { photograph } from './photograph'

const FOLDER = '__tests__/contents/kompasswerk'

/** Another firm: „Kompasswerk Beratung“ in Hamburg, in German, with its own brand, photographs, and prefixes of services. */
export async function writeKompasswerk(copy: ProjectCopy): Promise<void> {
  copy.replaceFolder(FOLDER, 'content')
  for (const [folder, width, height] of [
    ['services', 1280, 800],
    ['team', 640, 640],
  ] as const) {
    for (const [number, file] of readdirSync(`${FOLDER}/${folder}`).entries())
      copy.write(`content/${folder}/${file.replace('.yml', '.jpg')}`, await photograph(width, height, number))
  }
}
