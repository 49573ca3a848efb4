import { existsSync, statSync } from 'node:fs'
import { readFile, rename, rm, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import pLimit from 'p-limit'
import { filesIn } from './files-in'

/**
 * The text files that visitors request, by their paths within the built site. Files that the build writes for hosts have
 * names that begin with _ and are excluded. Image and font formats are already compressed.
 */
const COMPRESSIBLE = /^(?!_).*\.(?:css|html|js|json|svg|txt|webmanifest|xml)$/

/**
 * What a server can send before it waits for the visitor's browser: ten packets of 1,460 bytes (RFC 6928), less the headers of the
 * response.
 */
const FIRST_ROUND_TRIP = 14_000

/** Takes a third of the maximum level's time, for 2.5% more bytes. */
const FAST_BROTLI = 10
/** Takes a tenth of the maximum level's time, for 9% more bytes. */
const EDITOR_BROTLI = 9

function brotli(content: Buffer, quality: number): Promise<Buffer> {
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants
  return promisify(brotliCompress)(content, {
    params: { [BROTLI_PARAM_QUALITY]: quality, [BROTLI_PARAM_SIZE_HINT]: content.length },
  })
}

/**
 * How the versions of a file are made, by the endings of their names. A file is compressed once and sent many times, so each is made at
 * its maximum level. Less is enough for a page that arrives with the first round trip anyway, because the pages of large sites would
 * take most of the build, and for the editor's files, which are larger than everything else together.
 */
const ENCODINGS = {
  '.br': async (content: Buffer, file: string) => {
    if (file.includes('/admin/')) return brotli(content, EDITOR_BROTLI)
    const fast = file.endsWith('.html') ? await brotli(content, FAST_BROTLI) : undefined
    return fast && fast.length <= FIRST_ROUND_TRIP ? fast : brotli(content, constants.BROTLI_MAX_QUALITY)
  },
  '.gz': (content: Buffer) => promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }),
}

/** With a limit, only a few files are in memory at a time. Node compresses outside its main thread. */
const limit = pLimit(availableParallelism())

/** The files that are compressed while the build goes on. */
const early: Promise<void>[] = []

async function compressFile(file: string): Promise<void> {
  for (const [suffix, compress] of Object.entries(ENCODINGS)) {
    const version = file + suffix
    // Synchronous: with thousands of files and few changes, asynchronous calls would take most of the time.
    const { mtimeMs = 0 } = statSync(version, { throwIfNoEntry: false }) ?? {}
    if (mtimeMs > statSync(file).mtimeMs) continue
    const content = await readFile(file)
    const compressed = await compress(content, file)
    if (compressed.length >= content.length) {
      await rm(version, { force: true })
      continue
    }
    // An interrupted build must not leave an incomplete version.
    await writeFile(`${version}.new`, compressed)
    await rename(`${version}.new`, version)
  }
}

/**
 * Starts to compress a file that this build does not change anymore: most of a second processor is idle until the pages are rendered.
 * The end of the build tries again what fails, and reports it.
 */
export function compressEarly(file: string): void {
  early.push(limit(() => compressFile(file)).catch(() => undefined))
}

/**
 * Writes a Brotli and a gzip version next to each text file of the built site, unless they would be larger than the
 * original, and removes versions whose original no longer exists. Versions that are newer than their original are kept.
 */
export async function compressFiles(publicFolder: string): Promise<void> {
  await Promise.all(early)
  const files = filesIn(publicFolder)
  for (const file of files) {
    const original = originalOf(file)
    if (original !== undefined && !existsSync(join(publicFolder, original))) await rm(join(publicFolder, file))
  }
  const originals = files.filter((file) => COMPRESSIBLE.test(file))
  await limit.map(originals, (file) => compressFile(join(publicFolder, file)))
}

/** Returns the path of the original of a compressed file, or `undefined` for a file that this build does not generate. */
export function originalOf(file: string): string | undefined {
  const original = file.replace(/\.(?:br|gz)$/, '')
  return original !== file && COMPRESSIBLE.test(original) ? original : undefined
}
