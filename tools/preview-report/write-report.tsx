import { hash } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { renderToStaticMarkup } from 'react-dom/server'
import sharp from 'sharp'
import { imageFiles } from './content-snapshot'
import { cropsOf, type ImageSources } from './image-sources'
import { type Addresses, Links } from './links'
import { markdownSummary } from './markdown-summary'
import { looksTheSame, type PageScreenshots, type PreviewReport } from './report'
import { type ReportAssets, ReportPage } from './ReportPage'
import type { Revision } from './revisions'

/** The maximum width of content images in the report, in pixels of the file. */
const CONTENT_IMAGE_WIDTH = 640

/** The maximum width of a whole page that is compared: its changed places are shown at full resolution. */
const OVERVIEW_WIDTH = 640

/** At this WebP quality, text in screenshots stays readable at a fraction of the size. */
const QUALITY = 70

/** WebP supports no taller images. */
const WITHIN_WEBP = { height: 16_383, withoutEnlargement: true }

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
 * @param folder the output folder, which already contains the screenshots
 */
export async function writeReport(
  project: string,
  folder: string,
  report: PreviewReport,
  { before, after, addresses }: ReportContext,
): Promise<void> {
  mkdirSync(folder, { recursive: true })
  const links = new Links(addresses, after.commit)
  const sources = await embedImages(folder, report, { before, after })
  const assets = readAssets(project)
  const page = renderToStaticMarkup(<ReportPage {...{ report, before, after, assets, sources, links }} />)
  writeFileSync(join(folder, 'index.html'), `<!doctype html>${page}\n`)
  writeFileSync(join(folder, 'summary.md'), `${markdownSummary(report, links)}\n`)
  const compared = { before: before.name, after: after.name }
  writeFileSync(join(folder, 'report.json'), `${JSON.stringify({ compared, ...report }, null, 2)}\n`)
}

function readAssets(project: string): ReportAssets {
  const own = (file: string) => readFileSync(join(project, 'tools/preview-report', file), 'utf8')
  const script = own('report-page.js')
  return { styles: own('report-page.css'), script, scriptHash: hash('sha256', script, 'base64') }
}

async function embedImages(
  folder: string,
  { content, screenshots }: PreviewReport,
  { before, after }: Pick<ReportContext, 'before' | 'after'>,
): Promise<ImageSources> {
  const sources = new Map<string, string>()
  for (const one of screenshots) if (!looksTheSame(one)) await embedScreenshots(folder, one, sources)
  for (const [side, { root }] of [
    ['before', before],
    ['after', after],
  ] as const) {
    const present = imageFiles(root)
    const named = content.flatMap((change) => (change.image ? (change[side] ?? []) : []))
    for (const name of new Set(named)) {
      const image = present.has(name) ? await embedContentImage(join(root, name)) : undefined
      if (image !== undefined) sources.set(`${side} ${name}`, image)
    }
  }
  return (name, side) => sources.get(name) ?? sources.get(`${side} ${name}`)
}

/** Embeds the whole page on both sides, and its changed places at full resolution. */
async function embedScreenshots(folder: string, page: PageScreenshots, sources: Map<string, string>): Promise<void> {
  const { before, after, width } = page
  const most = before === undefined || after === undefined ? width : OVERVIEW_WIDTH
  for (const name of [before, after]) {
    if (name === undefined) continue
    const open = () => sharp(join(folder, name), { limitInputPixels: false })
    const whole = open().resize({ ...WITHIN_WEBP, width: Math.min(width, most), fit: 'inside' })
    sources.set(name, dataUri(await whole.webp({ quality: QUALITY }).toBuffer()))
    for (const { nameIn, area } of cropsOf(page))
      sources.set(nameIn(name), dataUri(await open().extract(area).webp({ quality: QUALITY }).toBuffer()))
  }
}

/**
 * Embeds an image of the content; undefined if it cannot be decoded, which the content check reports. The file is read here
 * because an SVG with the file name of an image could load neighboring files if sharp knew its path.
 */
async function embedContentImage(file: string): Promise<string | undefined> {
  const small = sharp(readFileSync(file), { failOn: 'none' })
    .rotate()
    .resize({ width: CONTENT_IMAGE_WIDTH, withoutEnlargement: true })
  return small
    .webp({ quality: QUALITY })
    .toBuffer()
    .then(dataUri, () => undefined)
}

const dataUri = (webp: Buffer) => `data:image/webp;base64,${webp.toString('base64')}`
