import { readdirSync } from 'node:fs'
import { readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join, relative, sep } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib'
import pLimit from 'p-limit'

interface Encoding {
  suffix: string
  compress: (content: Buffer) => Promise<Buffer>
  decompress: (compressed: Buffer) => Promise<Buffer>
}

/** Each uses its maximum level: a file is compressed once and sent many times. */
const ENCODINGS: readonly Encoding[] = [
  {
    suffix: '.br',
    compress: (content) =>
      promisify(brotliCompress)(content, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
          [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
        },
      }),
    decompress: promisify(brotliDecompress),
  },
  {
    suffix: '.gz',
    compress: (content) => promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }),
    decompress: promisify(gunzip),
  },
]

/**
 * The text files that visitors request, by their paths within the built site. Files that the build writes for hosts have
 * names that begin with _ and are excluded. Image and font formats are already compressed.
 */
const COMPRESSIBLE = /^(?!_).*\.(?:css|html|js|json|svg|txt|webmanifest|xml)$/

/** The ending of a compressed file that is not complete yet. An interrupted build can leave one. */
const UNFINISHED = '.new'

/** Two at a time: while the build draws or bundles on one processor, most of another is idle. */
const inBackground = pLimit(2)
const started: Promise<void>[] = []

/** Starts to compress a file that this build does not change anymore. {@link compressFiles} awaits the result. */
export function compressEarly(file: string): void {
  // `compressFiles` tries again what failed, and reports it.
  started.push(inBackground(() => compressFile(file)).catch(() => undefined))
}

/**
 * Writes a Brotli and a gzip version next to each text file of the built site, unless they would be larger than the
 * original, and removes versions whose original no longer exists. Versions from an earlier build are reused if they still
 * hold the same content. Node compresses outside its main thread, so all processors are used.
 */
export async function compressFiles(publicFolder: string): Promise<void> {
  await Promise.all(started.splice(0))
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

async function compressFile(file: string): Promise<void> {
  const outdated: Encoding[] = []
  for (const encoding of ENCODINGS) if (!(await isNewer(file + encoding.suffix, file))) outdated.push(encoding)
  if (outdated.length === 0) return
  const content = await readFile(file)
  const compress = async (encoding: Encoding) => {
    const target = file + encoding.suffix
    if (await hasContent(target, content, encoding)) {
      // The next build does not have to compare the content.
      const now = new Date()
      await utimes(target, now, now)
      return
    }
    const compressed = await encoding.compress(content)
    if (compressed.length >= content.length) return rm(target, { force: true })
    await writeFile(target + UNFINISHED, compressed)
    await rename(target + UNFINISHED, target)
  }
  await Promise.all(outdated.map(compress))
}

/** Whether a compressed file was written after its original had its present content. A copy's status is as new as the copy. */
async function isNewer(compressed: string, original: string): Promise<boolean> {
  try {
    return (await stat(compressed)).mtimeMs > (await stat(original)).ctimeMs
  } catch {
    return false
  }
}

/** Whether a compressed file exists and holds the content. */
async function hasContent(file: string, content: Buffer, { decompress }: Encoding): Promise<boolean> {
  try {
    return (await decompress(await readFile(file))).equals(content)
  } catch {
    return false
  }
}
