import { existsSync, statSync } from 'node:fs'
import { readFile, rename, rm, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { filesIn } from '../../content-check/parse/files-in'

/** The text files that visitors request, by path. Files for hosts begin with _. */
const COMPRESSIBLE = /^(?!_).*\.(?:css|html|js|json|svg|txt|webmanifest|xml)$/

/**
 * How many bytes a server sends before it waits for the browser: ten packets of 1,460 bytes (RFC 6928), less headers. A
 * page that fits arrives in one round trip, however much smaller it is.
 */
export const FIRST_ROUND_TRIP = 14_200

/**
 * Compresses a file at Brotli's highest level, 11, because it is sent many times. A page that fits into one round trip at
 * level 10 keeps that: it takes a third of the time and 2.5% more bytes, which no visitor notices. The editor's files,
 * the largest and the least visited, have level 6, which takes a quarter of the time of level 9.
 */
async function toBrotli(content: Buffer, name: string): Promise<Buffer> {
  const compress = (level: number) =>
    promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_QUALITY]: level } })
  if (/(?:^|\/)admin\//.test(name)) return compress(6)
  const fast = name.endsWith('.html') ? await compress(10) : undefined
  return fast && fast.length <= FIRST_ROUND_TRIP ? fast : compress(11)
}

/** Writes a version of a file, unless a newer one exists or it would be larger. */
async function compress(file: string, suffix: string, encode: (content: Buffer) => Promise<Buffer>): Promise<void> {
  const version = file + suffix
  // Synchronous: for thousands of unchanged files, asynchronous calls take most of the time.
  const { mtimeMs = 0 } = statSync(version, { throwIfNoEntry: false }) ?? {}
  if (mtimeMs > statSync(file).mtimeMs) return
  const content = await readFile(file)
  const compressed = await encode(content)
  if (compressed.length >= content.length) {
    await rm(version, { force: true })
    return
  }
  // An interrupted build must not leave an incomplete version.
  await writeFile(`${version}.new`, compressed)
  await rename(`${version}.new`, version)
}

/** Writes missing Brotli and gzip versions of text files, and removes those without an original. */
export async function compressFiles(publicFolder: string): Promise<void> {
  const files = filesIn(publicFolder)
  for (const file of files) {
    const original = originalOf(file)
    if (original !== undefined && !existsSync(join(publicFolder, original))) await rm(join(publicFolder, file))
  }
  const originals = files.filter((file) => COMPRESSIBLE.test(file)).values()
  const compressNext = async () => {
    for (const name of originals) {
      const file = join(publicFolder, name)
      await compress(file, '.br', (content) => toBrotli(content, name))
      await compress(file, '.gz', (content) => promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }))
    }
  }
  // One file per processor at a time: Node compresses in other threads, and all files at once would not fit in memory.
  await Promise.all(Array.from({ length: availableParallelism() }, compressNext))
}

/** The path of the original of a compressed file; `undefined` for any other file. */
export function originalOf(file: string): string | undefined {
  const original = file.replace(/\.(?:br|gz)$/, '')
  return original !== file && COMPRESSIBLE.test(original) ? original : undefined
}
