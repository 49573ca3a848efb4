import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'

/**
 * Returns the folder of an installed package or scope; undefined if it is not installed. The search begins at this file,
 * because the content that is checked may be in another project, which has no packages.
 */
export function packageFolder(name: string): string | undefined {
  const searched = createRequire(__filename).resolve.paths(name) ?? []
  return searched.map((folder) => join(folder, name)).find((folder) => existsSync(folder))
}
