import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Reporter } from 'gatsby'
import probe from 'probe-image-size'
import sharp from 'sharp'
import { z } from 'zod'
import { checkContentAndImages, type ContentCheck } from '../../content-check/check'
import { type ContentReport, countProblems, fileProblem, hasMistakes } from '../../content-check/messages/problem'
import { formatProblems } from '../../content-check/messages/report'
import { CONTENT_FOLDER } from '../../content-check/parse/content-files'
import { namesOf } from '../../content-check/parse/content-index'
import { filesIn } from '../../content-check/parse/files-in'
import { fileSchema } from '../../content-check/parse/schema-path'
import { LOGO } from '../../content-check/rules/image-names'
import { completed, isDraft } from '../../content-check/rules/placeholder-text'
import { linkablePages } from '../../content-model/routes/entry-paths'
import { withHolidays } from '../../content-model/opening-hours'
import { dayOf, unpublishedReason } from '../../content-model/publication'
import { redirect, redirectType } from '../../content-model/redirect'
import { type ContentType, slugOf } from '../../content-model/registry'
import { site, siteType } from '../../content-model/site'
import { writeTypefaces } from '../typefaces/typeface-files'
import { CONTENT_COPY } from './content-copy'
import { type Environment, isPreview } from './preview'

/** The texts of the copy, by path. */
type ShownEntries = ReadonlyMap<string, string>

/** Returns the entries that the site shows, by path, as JSON: Gatsby's YAML parser would turn dates into objects. */
function shownEntries({ read, locale }: ContentCheck, environment: Environment): ShownEntries {
  const today = dayOf(new Date(), locale.timeZone)
  const shown = read.filter(({ value }) => isPreview(environment) || !unpublishedReason(value, today))
  const pages = linkablePages(shown)
  // An unfinished draft may lack a reference that its page requires. Then it refers to the first entry that there is.
  const firstNameOf = (type: ContentType) => [...(namesOf(type, shown) ?? [])].slice(0, 1)
  const entries = shown.flatMap(({ path, type, entry }): [string, string][] => {
    if (!entry) return []
    if (type === redirectType) {
      const redirects = z.array(redirect).parse(entry.value)
      return [[path, JSON.stringify(redirects.filter(({ from }) => !pages.has(from.toLowerCase())))]]
    }
    if (type === siteType) {
      const settings = site.parse(entry.value)
      return [[path, JSON.stringify({ ...settings, contact: withHolidays(settings.contact, today) })]]
    }
    const schema = fileSchema(type)
    // A draft may lack even what `completed` cannot add, such as a cell of a table. A preview shows it as it is.
    const context = { name: slugOf(path), order: 1, namesOf: firstNameOf }
    const draft = isDraft(entry.value) ? completed(schema, entry.value, context) : undefined
    return [[path, JSON.stringify(draft ? (schema.safeParse(draft).data ?? draft) : schema.parse(entry.value))]]
  })
  return new Map(entries)
}

/**
 * A picture that is stored as it is shown. gatsby-plugin-sharp takes the stored size for the one that is shown, so that it
 * would enlarge some pictures that their metadata turns or crops, and give others too few pixels. It cannot measure some
 * AVIF files that sharp can read. Colors of more than 8 bits with a profile would fade: sharp converts them to Display P3,
 * but the plugin removes the profile that says so.
 */
async function upright(picture: Buffer): Promise<Buffer> {
  const { format, space, icc, autoOrient } = await sharp(picture).metadata()
  // As gatsby-plugin-sharp measures it.
  const { width, height } = probe.sync(picture) ?? {}
  const isDeep = space === 'rgb16' && icc !== undefined
  if (width === autoOrient.width && height === autoOrient.height && !isDeep) return picture
  const shown = sharp(picture).autoOrient()
  return (
    (isDeep ? shown.withIccProfile('srgb') : shown)
      // Without `palette`, a quality would reduce a PNG to at most 256 colors.
      .toFormat(format === 'heif' ? 'avif' : format, { quality: 95, palette: false })
      .toBuffer()
  )
}

/** Updates the copy. Equal files are not written, because Gatsby processes each file again that is touched. */
async function writeCopy(root: string, entries: ShownEntries, images: ReadonlySet<string>): Promise<void> {
  const folder = join(root, CONTENT_COPY)
  const write = (path: string, content: Buffer) => {
    const file = join(folder, path)
    if (existsSync(file) && readFileSync(file).equals(content)) return
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, content)
  }
  for (const [path, text] of entries) write(path, Buffer.from(text))
  // One at a time: together, they may not fit in memory.
  for (const path of images) {
    const image = readFileSync(join(root, CONTENT_FOLDER, path))
    write(path, LOGO.test(path) ? image : await upright(image))
  }
  // Deletions come last: by then, no other file refers to a deleted entry, which would make a query fail.
  for (const path of filesIn(folder)) if (!entries.has(path) && !images.has(path)) rmSync(join(folder, path))
}

/** Checks all content and, if it has no errors but placeholders, copies it for Gatsby. Returns the report. */
export async function copyValidContent(root: string, environment: Environment = process.env): Promise<ContentReport> {
  try {
    const check = await checkContentAndImages(root)
    if (hasMistakes(check)) return check
    const entries = shownEntries(check, environment)
    // The typefaces come first, because as soon as Gatsby reads the copy, it draws maps with labels.
    await writeTypefaces(root, [...entries.values()].join('\n'))
    await writeCopy(root, entries, check.images)
    return check
  } catch (error) {
    const advice = `The system reported: ${error instanceof Error ? error.message : String(error)}.`
    return { files: 0, problems: [fileProblem(CONTENT_FOLDER, { message: 'the folder could not be read', advice })] }
  }
}

const UNWRITTEN =
  'The build stops, because visitors would see placeholders. npm run develop shows the site with them, and so does a preview: GATSBY_PREVIEW=true npm start'

/** Copies valid content, and prints problems. Errors stop the build, but previews may show placeholders. */
export async function rejectInvalidContent(
  root: string,
  reporter: Pick<Reporter, 'panic' | 'warn'>,
  environment: Environment = process.env,
): Promise<void> {
  const report = await copyValidContent(root, environment)
  if (hasMistakes(report)) reporter.panic(formatProblems(report))
  else if (countProblems(report).errors > 0 && !isPreview(environment))
    reporter.panic(`${formatProblems(report)}\n\n${UNWRITTEN}`)
  else if (report.problems.length > 0) reporter.warn(formatProblems(report))
}
