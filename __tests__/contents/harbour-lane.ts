import { readdirSync } from 'node:fs'
import type { ProjectCopy } from '../browser/project-copy'
import { photograph } from './photograph'

const FOLDER = '__tests__/contents/harbour-lane'

/** Another firm: “Harbour & Lane” of London, in British English, with its own brand, photographs, and no careers page. */
export async function writeHarbourLane(copy: ProjectCopy): Promise<void> {
  copy.replaceFolder(FOLDER, 'content')
  for (const [folder, width, height] of [
    ['services', 1280, 800],
    ['team', 640, 640],
  ] as const) {
    for (const [number, file] of readdirSync(`${FOLDER}/${folder}`).entries())
      copy.write(`content/${folder}/${file.replace('.yml', '.jpg')}`, await photograph(width, height, number))
  }
}
