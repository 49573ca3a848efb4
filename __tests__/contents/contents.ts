import type { ProjectCopy } from '../browser/project-copy'
import { writeKompasswerk } from './kompasswerk'
import { writeLargest } from './largest'
import { switchPagesOff } from './pages-off'
import { writeSmallest } from './smallest'

/** Replaces or changes the content of a copy of the project. */
export type Edit = (copy: ProjectCopy) => void | Promise<void>

/** The other contents with which the tests must pass, by name. */
export const CONTENTS: Readonly<Record<string, Edit>> = {
  'pages-off': switchPagesOff,
  smallest: writeSmallest,
  largest: writeLargest,
  kompasswerk: writeKompasswerk,
}
