import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'

/** An installed package's or scope's folder, searched from this file, as the content may be elsewhere. */
export function packageFolder(name: string): string | undefined {
  const searched = createRequire(__filename).resolve.paths(name) ?? []
  return searched.map((folder) => join(folder, name)).find((folder) => existsSync(folder))
}
