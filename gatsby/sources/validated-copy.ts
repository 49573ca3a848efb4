import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { checkContent } from '../../tools/content/check'
import { CONTENT_FOLDER, readContentFiles } from '../../tools/content/parse/content-files'
import { checkDecoding } from '../../tools/content/rules/image-decoding'
import { countProblems, fileProblem, type ContentReport } from '../../tools/content/messages/problem'

/** Gatsby's own folder, from the project's root: it is emptied whenever Gatsby forgets what it has read. */
const CACHE_FOLDER = '.cache'

/** The copy of the content that Gatsby reads, from the project's root. It only ever holds content without errors. */
export const CONTENT_MIRROR = `${CACHE_FOLDER}/${CONTENT_FOLDER}`

/** The bytes of each entry and each picture, by their paths within `content/`. */
type Snapshot = ReadonlyMap<string, Buffer>

function readSnapshot(root: string): Snapshot {
  if (!existsSync(join(root, CONTENT_FOLDER))) return new Map()
  const { entries, pictures } = readContentFiles(root)
  const paths = [...entries.map(({ path }) => path), ...pictures]
  return new Map(paths.map((path) => [path, readFileSync(join(root, CONTENT_FOLDER, path))]))
}

function isSame(one: Snapshot, other: Snapshot): boolean {
  return one.size === other.size && [...one].every(([path, bytes]) => other.get(path)?.equals(bytes))
}

/** Touches nothing that is the same, so that Gatsby does no work for it. */
function writeMirror(root: string, content: Snapshot): void {
  mkdirSync(join(root, CONTENT_MIRROR), { recursive: true })
  const held = readSnapshot(join(root, CACHE_FOLDER))
  for (const [path, bytes] of content) {
    if (held.get(path)?.equals(bytes)) continue
    const file = join(root, CONTENT_MIRROR, path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, bytes)
  }
  // Last, so that nothing names an entry that is gone.
  for (const path of held.keys()) if (!content.has(path)) rmSync(join(root, CONTENT_MIRROR, path))
}

/**
 * Checks the whole content and, where it has no errors, makes the mirror the same; else the mirror stays as it is.
 *
 * @param root the folder that holds `content/`
 * @returns what the check found; content that cannot be read is an error like any other
 */
export async function mirrorContent(root: string): Promise<ContentReport> {
  try {
    for (;;) {
      const content = readSnapshot(root)
      const report = await checkDecoding(root, checkContent(root))
      if (countProblems(report).errors > 0) return report
      // What was saved during the check has not been checked.
      if (!isSame(content, readSnapshot(root))) continue
      writeMirror(root, content)
      return report
    }
  } catch (error) {
    const advice = `The system says: ${error instanceof Error ? error.message : String(error)}.`
    return { files: 0, problems: [fileProblem(CONTENT_FOLDER, { message: 'the folder could not be read', advice })] }
  }
}
