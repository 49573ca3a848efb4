import { stringify } from 'yaml'
import type { ProjectCopy } from '../browser/project-copy'

/** Replaces the content of a copy by entries, given by their files' paths within `content/`. */
export function writeContent(copy: ProjectCopy, entries: Readonly<Record<string, unknown>>): void {
  copy.removeFolder('content')
  for (const [file, entry] of Object.entries(entries))
    // YAML 1.1 quotes dates, as the content check requires.
    copy.write(`content/${file}`, stringify(entry, { aliasDuplicateObjects: false, lineWidth: 0, version: '1.1' }))
}
