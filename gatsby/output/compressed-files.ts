import { readdirSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join, relative, sep } from 'node:path'
import pLimit from 'p-limit'
import { finishBuildWorker } from '../worker/build-worker'
import { compressFile, ENCODINGS, UNFINISHED } from '../worker/compress-file'

/**
 * The text files that visitors request, by their paths within the built site. Files that the build writes for hosts have
 * names that begin with _ and are excluded. Image and font formats are already compressed.
 */
const COMPRESSIBLE = /^(?!_).*\.(?:css|html|js|json|svg|txt|webmanifest|xml)$/

/**
 * Writes a Brotli and a gzip version next to each text file of the built site, unless they would be larger than the
 * original, and removes versions whose original no longer exists. Versions from an earlier build are reused if they still
 * hold the same content. Node compresses outside its main thread, so all processors are used.
 */
export async function compressFiles(publicFolder: string): Promise<void> {
  await finishBuildWorker()
  const files = readdirSync(publicFolder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(publicFolder, join(entry.parentPath, entry.name)).split(sep).join('/'))
  const originals = new Set(files.filter((file) => COMPRESSIBLE.test(file)))

  for (const file of files) {
    const original = originalOf(file)
    const isUnfinished = file.endsWith(UNFINISHED) && originalOf(file.slice(0, -UNFINISHED.length)) !== undefined
    if (isUnfinished || (original !== undefined && !originals.has(original))) await rm(join(publicFolder, file))
  }
  // With a limit, only a few files are in memory at a time.
  await pLimit(availableParallelism()).map(originals, (file) => compressFile(join(publicFolder, file)))
}

/** Returns the path of the original of a compressed file, or `undefined` for a file that this build does not generate. */
export function originalOf(file: string): string | undefined {
  const suffix = ENCODINGS.map((encoding) => encoding.suffix).find((ending) => file.endsWith(ending))
  const original = suffix === undefined ? '' : file.slice(0, -suffix.length)
  return COMPRESSIBLE.test(original) ? original : undefined
}
