import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Reporter } from 'gatsby'
import { parse } from 'yaml'
import { isOff } from '../../src/content-model/entry-pages'
import { contentTypeOf, slugOf } from '../../src/content-model/registry'
import { sitePages } from '../../src/content-model/site-pages'
import { checkContent } from '../../tools/content/check'
import { type ContentReport, countProblems, fileProblem } from '../../tools/content/messages/problem'
import { formatProblems } from '../../tools/content/messages/report'
import { CONTENT_FOLDER } from '../../tools/content/parse/content-files'
import { readContentFiles } from '../../tools/content/parse/read-content-files'
import { checkDecoding } from '../../tools/content/rules/image-decoding'
import { writeTypefaces } from '../typefaces/typeface-files'
import { type Environment, isPreview } from './unpublished'

/** Gatsby's cache folder, relative to the project root. It is emptied whenever Gatsby discards the nodes it has read. */
const CACHE_FOLDER = '.cache'

/**
 * The copy of the content that Gatsby reads, relative to the project root. It never contains content with errors, or entries
 * that are switched off.
 */
export const CONTENT_COPY = `${CACHE_FOLDER}/${CONTENT_FOLDER}`

/** The bytes of each entry and each image, by their paths within `content/`. */
type Snapshot = ReadonlyMap<string, Buffer>

function readSnapshot(root: string): Snapshot {
  if (!existsSync(join(root, CONTENT_FOLDER))) return new Map()
  const { entries, images } = readContentFiles(root)
  const paths = [...entries.map(({ path }) => path), ...images]
  return new Map(paths.map((path) => [path, readFileSync(join(root, CONTENT_FOLDER, path))]))
}

function isSame(one: Snapshot, other: Snapshot): boolean {
  return one.size === other.size && [...one].every(([path, bytes]) => other.get(path)?.equals(bytes))
}

/** The part of valid content that the site shows: everything but the entries that are switched off. */
function shownContent(content: Snapshot): Snapshot {
  const site = sitePages(parse(content.get('site.yml')?.toString() ?? ''))
  return new Map(
    [...content].filter(([path]) => {
      const type = contentTypeOf(path)
      return !type || !isOff(type, slugOf(path), site)
    }),
  )
}

/** Updates the copy. Unchanged files are not touched, so that Gatsby does not process them again. */
function writeCopy(root: string, content: Snapshot): void {
  mkdirSync(join(root, CONTENT_COPY), { recursive: true })
  const copied = readSnapshot(join(root, CACHE_FOLDER))
  for (const [path, bytes] of content) {
    if (copied.get(path)?.equals(bytes)) continue
    const file = join(root, CONTENT_COPY, path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, bytes)
  }
  // Deletions come last, so that no remaining file references a deleted entry.
  for (const path of copied.keys()) if (!content.has(path)) rmSync(join(root, CONTENT_COPY, path))
}

/**
 * Checks all content and, if it has no errors, copies it for Gatsby. Otherwise, the copy is unchanged.
 *
 * @returns the report of the check; unreadable content is reported as an error
 */
export async function copyValidContent(root: string): Promise<ContentReport> {
  try {
    for (;;) {
      const content = readSnapshot(root)
      const report = await checkDecoding(root, checkContent(root))
      if (countProblems(report).errors > 0) return report
      // Files that were saved during the check have not been checked.
      if (!isSame(content, readSnapshot(root))) continue
      // Before Gatsby reads the copy: the drawings of its entries need the typefaces.
      await writeTypefaces(root)
      writeCopy(root, shownContent(content))
      return report
    }
  } catch (error) {
    const advice = `The system says: ${error instanceof Error ? error.message : String(error)}.`
    return { files: 0, problems: [fileProblem(CONTENT_FOLDER, { message: 'the folder could not be read', advice })] }
  }
}

const UNWRITTEN =
  'The build stops, because visitors would see texts that are still to write. npm run develop shows the site with them, and so does a preview: GATSBY_PREVIEW=true npm start'

/**
 * Validates the content before Gatsby sources it, and prints all problems. Errors stop the build; warnings do not, except that
 * only previews may show placeholders.
 */
export async function rejectInvalidContent(
  root: string,
  reporter: Reporter,
  environment: Environment = process.env,
): Promise<void> {
  const report = await copyValidContent(root)
  const isUnwritten = report.problems.some(({ kind }) => kind === 'placeholder')
  if (countProblems(report).errors > 0) reporter.panic(formatProblems(report))
  else if (isUnwritten && !isPreview(environment)) reporter.panic(`${formatProblems(report)}\n\n${UNWRITTEN}`)
  else if (report.problems.length > 0) reporter.warn(formatProblems(report))
}
