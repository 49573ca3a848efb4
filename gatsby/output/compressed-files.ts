import { readdirSync } from 'node:fs'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join, relative, sep } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib'

/** A form in which hosts send a file, and what its own file's name ends with. */
interface Encoding {
  suffix: string
  compress: (content: Buffer) => Promise<Buffer>
  decompress: (compressed: Buffer) => Promise<Buffer>
}

/** Each at the level that compresses most: it is done once, and sent many times. */
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
 * The text files that visitors ask for, by their paths within the built site: not what the build writes for hosts, whose
 * names begin with _. Pictures and fonts are compressed in themselves.
 */
const COMPRESSIBLE = /^(?!_).*\.(?:css|html|js|json|svg|txt|webmanifest|xml)$/

/**
 * Puts a file compressed with brotli and one compressed with gzip beside each text file of the built site, where they are
 * smaller than it, and takes away those whose file is gone. What a former build has compressed stays as long as it holds
 * the same content. Node compresses outside of its own thread, so that all processors are used.
 *
 * @param publicFolder where the built site is
 */
export async function compressFiles(publicFolder: string): Promise<void> {
  const files = readdirSync(publicFolder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(publicFolder, join(entry.parentPath, entry.name)).split(sep).join('/'))
  const originals = new Set(files.filter((file) => COMPRESSIBLE.test(file)))

  for (const file of files) {
    const original = originalOf(file)
    if (original !== undefined && !originals.has(original)) await rm(join(publicFolder, file))
  }
  // Each takes the next file when it is done with one, so that few files are in memory at a time.
  const queue = originals.values()
  const work = async () => {
    for (const file of queue) await compressFile(join(publicFolder, file))
  }
  await Promise.all(Array.from({ length: availableParallelism() }, work))
}

/** The path of the file that a compressed file was made from; none for files that this build does not make. */
export function originalOf(file: string): string | undefined {
  const suffix = ENCODINGS.map((encoding) => encoding.suffix).find((ending) => file.endsWith(ending))
  const original = suffix === undefined ? '' : file.slice(0, -suffix.length)
  return COMPRESSIBLE.test(original) ? original : undefined
}

async function compressFile(file: string): Promise<void> {
  const content = await readFile(file)
  const compress = async (encoding: Encoding) => {
    const target = file + encoding.suffix
    if (await holds(target, content, encoding)) return
    const compressed = await encoding.compress(content)
    if (compressed.length < content.length) await writeFile(target, compressed)
    else await rm(target, { force: true })
  }
  await Promise.all(ENCODINGS.map(compress))
}

/** Whether a compressed file is there and holds the content. One that an interrupted build left unfinished does not. */
async function holds(file: string, content: Buffer, { decompress }: Encoding): Promise<boolean> {
  try {
    return (await decompress(await readFile(file))).equals(content)
  } catch {
    return false
  }
}
