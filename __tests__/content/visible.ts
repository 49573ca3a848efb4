import { slugOf } from '../../content-model/registry'
import { CONTENT_FILES, isVisible, readYaml } from './content-text'

const inFolder = (folder: string) => CONTENT_FILES.filter((path) => path.startsWith(`${folder}/`))

/** The files of a folder whose entries visitors see, by their paths within `content/`. */
export function visibleFiles(folder: string): string[] {
  return inFolder(folder).filter(isVisible)
}

const hidden = new Set<unknown>(CONTENT_FILES.filter((path) => !isVisible(path)).map(slugOf))

function withoutHidden(value: unknown): unknown {
  if (Array.isArray(value)) return value.filter((item) => !hidden.has(item)).map(withoutHidden)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, withoutHidden(item)]))
}

/** The visible content of a file: like the build, it removes unpublished entries from lists. */
export function visibleYaml(path: string): unknown {
  return withoutHidden(readYaml(path))
}
