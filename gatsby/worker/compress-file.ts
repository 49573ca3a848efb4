import { statSync } from 'node:fs'
import { readFile, rename, rm, utimes, writeFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib'
import { ADMIN_ASSETS, CONTENT_PATH } from '../../admin/paths'

/**
 * What a server can send before it waits for the visitor's browser: ten packets of 1,460 bytes (RFC 6928), less the headers of the
 * response.
 */
const FIRST_ROUND_TRIP = 14_000
/** Takes a third of the maximum level's time, for 2.5% more bytes. */
const FAST_BROTLI = 10
/** Takes a tenth of the maximum level's time, for 9% more bytes. */
const EDITOR_BROTLI = 9

interface Encoding {
  suffix: string
  compress: (content: Buffer, file: string) => Promise<Buffer>
  decompress: (compressed: Buffer) => Promise<Buffer>
}

const brotli = (content: Buffer, level: number) =>
  promisify(brotliCompress)(content, {
    params: { [constants.BROTLI_PARAM_QUALITY]: level, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
  })

/**
 * Each uses its maximum level: a file is compressed once and sent many times. Less is enough for a page that arrives with the first
 * round trip anyway, because the pages of large sites would take most of the build, and for the editor's files, which are larger than
 * everything else together and which only editors load.
 */
export const ENCODINGS: readonly Encoding[] = [
  {
    suffix: '.br',
    compress: async (content, file) => {
      if (file.includes(ADMIN_ASSETS) || file.endsWith(CONTENT_PATH)) return brotli(content, EDITOR_BROTLI)
      const fast = file.endsWith('.html') ? await brotli(content, FAST_BROTLI) : undefined
      return fast && fast.length <= FIRST_ROUND_TRIP ? fast : brotli(content, constants.BROTLI_MAX_QUALITY)
    },
    decompress: promisify(brotliDecompress),
  },
  {
    suffix: '.gz',
    compress: (content) => promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }),
    decompress: promisify(gunzip),
  },
]

/** The ending of a compressed file that is not complete yet. An interrupted build can leave one. */
export const UNFINISHED = '.new'

/**
 * Writes a Brotli and a gzip version next to a file, unless they would be larger than the original. Versions from an earlier build
 * are reused if they still hold the same content. Node compresses outside its main thread.
 */
export async function compressFile(file: string): Promise<void> {
  const outdated = ENCODINGS.filter(({ suffix }) => !isNewer(file + suffix, file))
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
    const compressed = await encoding.compress(content, file)
    if (compressed.length >= content.length) return rm(target, { force: true })
    await writeFile(target + UNFINISHED, compressed)
    await rename(target + UNFINISHED, target)
  }
  await Promise.all(outdated.map(compress))
}

/**
 * Whether a compressed file is newer than the last change to its original (ctime, which copying also updates). Synchronous, because
 * with thousands of files and few changes, asynchronous calls would take most of the time.
 */
function isNewer(compressed: string, original: string): boolean {
  const version = statSync(compressed, { throwIfNoEntry: false })
  return version !== undefined && version.mtimeMs > statSync(original).ctimeMs
}

/** Whether a compressed file exists and holds the content. */
async function hasContent(file: string, content: Buffer, { decompress }: Encoding): Promise<boolean> {
  try {
    return (await decompress(await readFile(file))).equals(content)
  } catch {
    return false
  }
}
