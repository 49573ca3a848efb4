import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { renderToStaticMarkup } from 'react-dom/server'
import sharp from 'sharp'
import { imageFiles } from './content-snapshot'
import type { ContentImages } from './ContentSection'
import { type Addresses, Links } from './links'
import { markdownSummary } from './markdown-summary'
import type { PreviewReport } from './report'
import { ReportPage } from './ReportPage'
import type { Revision } from './revisions'

/** The maximum width of content images in the report, in pixels of the file. */
const CONTENT_IMAGE_WIDTH = 640

/** The two states that are compared, and where they are. */
interface ReportContext {
  before: Revision
  after: Revision
  addresses?: Addresses
}

/**
 * Writes the report: `index.html`, a self-contained page; `summary.md`, for a comment; `report.json`, for programs.
 *
 * @param project the project's root
 * @param folder the output folder
 */
export async function writeReport(
  project: string,
  folder: string,
  report: PreviewReport,
  { before, after, addresses }: ReportContext,
): Promise<void> {
  mkdirSync(folder, { recursive: true })
  const links = new Links(addresses, after.commit)
  const images = await readContentImages(report, before, after)
  const styles = readFileSync(join(project, 'tools/preview-report/report-page.css'), 'utf8')
  const page = renderToStaticMarkup(<ReportPage {...{ report, before, after, styles, images, links }} />)
  const { screenshots, ...rest } = report
  const compared = { before: before.name, after: after.name }
  const pictures = screenshots.map(({ path, width, isSame }) => ({ path, width, isSame }))
  writeFileSync(join(folder, 'index.html'), `<!doctype html>${page}\n`)
  writeFileSync(join(folder, 'summary.md'), `${markdownSummary(report, links)}\n`)
  writeFileSync(
    join(folder, 'report.json'),
    `${JSON.stringify({ compared, ...rest, screenshots: pictures }, null, 2)}\n`,
  )
}

/**
 * Reads the changed images of the content, as WebP files by side and path. What cannot be decoded, which the build reports, is left
 * out. Files are read here because an SVG with the file name of an image could load neighboring files if sharp knew its path.
 */
async function readContentImages(report: PreviewReport, before: Revision, after: Revision): Promise<ContentImages> {
  const images = new Map<string, Buffer>()
  for (const [side, { root }] of Object.entries({ before, after })) {
    const present = imageFiles(root)
    for (const change of report.content) {
      const name = change.image && (side === 'before' ? change.before : change.after)
      if (!name || !present.has(name)) continue
      const small = sharp(readFileSync(join(root, name)), { failOn: 'none' })
        .rotate()
        .resize({ width: CONTENT_IMAGE_WIDTH, withoutEnlargement: true })
      const image = await small
        .webp()
        .toBuffer()
        .catch(() => undefined)
      if (image) images.set(`${side} ${name}`, image)
    }
  }
  return images
}
