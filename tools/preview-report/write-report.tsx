import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { renderToStaticMarkup } from 'react-dom/server'
import sharp from 'sharp'
import { pictureFiles } from './content-snapshot'
import { sharpnessOf, shownOf, type PictureSources } from './picture-sources'
import { ReportPage, type ReportAssets } from './ReportPage'
import type { PreviewReport } from './report'
import type { Side } from './revisions'
import { MARK } from './picture-difference'
import { summary } from './summary'

/** The maximum width of content images in the report, in pixels of the file. */
const CONTENT_PICTURE_WIDTH = 640

/** At this WebP quality, text in screenshots stays readable at a fraction of the size. */
const QUALITY = 70

/** WebP supports no taller images. */
const WITHIN_WEBP = { height: 16_383, withoutEnlargement: true }

const FONTS = [
  { family: 'Besley', file: 'besley.woff2' },
  { family: 'Libre Franklin', file: 'libre-franklin.woff2' },
]

/**
 * Writes the report: `index.html`, a self-contained page; `summary.md`, for a comment; `report.json`, for programs.
 *
 * @param project the project's root, whose colors and fonts the page uses
 * @param folder the output folder, which already contains the screenshots
 * @param report the report to write
 * @param sides the two states that were compared
 */
export async function writeReport(
  project: string,
  folder: string,
  report: PreviewReport,
  sides: { before: Side; after: Side },
): Promise<void> {
  mkdirSync(folder, { recursive: true })
  const { before, after } = sides
  const sources = await pictureSources(folder, report, sides)
  const page = renderToStaticMarkup(
    <ReportPage
      report={report}
      before={before.name}
      after={after.name}
      assets={readAssets(project)}
      sources={sources}
    />,
  )
  writeFileSync(join(folder, 'index.html'), `<!doctype html>${page}\n`)
  writeFileSync(join(folder, 'summary.md'), `${summary(report)}\n`)
  const compared = { before: before.name, after: after.name }
  writeFileSync(join(folder, 'report.json'), `${JSON.stringify({ compared, ...report }, null, 2)}\n`)
}

function readAssets(project: string): ReportAssets {
  const styles = join(project, 'src/styles')
  const faces = FONTS.map(({ family, file }) => {
    const font = readFileSync(join(styles, 'fonts', file)).toString('base64')
    return `@font-face{font-family:'${family}';font-weight:300 900;src:url(data:font/woff2;base64,${font})}`
  })
  const own = (file: string) => readFileSync(join(project, 'tools/preview-report', file), 'utf8')
  const script = own('report-page.js')
  return {
    styles: [...faces, readFileSync(join(styles, 'tokens.css'), 'utf8'), own('report-page.css')].join('\n'),
    script,
    scriptHash: createHash('sha256').update(script).digest('base64'),
  }
}

/** Embeds every image that the report shows in its page. */
async function pictureSources(
  folder: string,
  { content, pictures }: PreviewReport,
  { before, after }: { before: Side; after: Side },
): Promise<PictureSources> {
  const sources = new Map<string, string>()
  const sharpness = sharpnessOf(pictures)
  for (const { before: old, after: now, difference, width } of shownOf(pictures)) {
    for (const name of [old, now]) {
      if (name !== undefined) sources.set(name, await embed(join(folder, name), Math.round(width * sharpness)))
    }
    if (difference !== undefined) sources.set(difference, await embedMarks(join(folder, difference)))
  }
  for (const [side, { root }] of [
    ['before', before],
    ['after', after],
  ] as const) {
    const present = pictureFiles(root)
    const named = content.flatMap((change) => (change.picture ? (change[side] ?? []) : []))
    for (const name of new Set(named)) {
      const picture = present.has(name) ? await embedSmall(join(root, name)) : undefined
      if (picture !== undefined) sources.set(`${side} ${name}`, picture)
    }
  }
  return (name, side) => sources.get(name) ?? sources.get(`${side} ${name}`)
}

/** Embeds a screenshot, at most `width` pixels wide. */
async function embed(file: string, width: number): Promise<string> {
  const picture = sharp(file, { limitInputPixels: false }).resize({ ...WITHIN_WEBP, width, fit: 'inside' })
  return dataUri(await picture.webp({ quality: QUALITY }).toBuffer())
}

/** Embeds only the marks of a difference: the page shows them on top of the image before. */
async function embedMarks(file: string): Promise<string> {
  const { data, info } = await sharp(file, { limitInputPixels: false })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const mark = MARK.readUInt32LE()
  for (let at = 0; at < data.length; at += 4) if (data.readUInt32LE(at) !== mark) data.writeUInt32LE(0, at)
  const { width, height } = info
  const marks = sharp(data, { raw: { width, height, channels: 4 }, limitInputPixels: false })
  return dataUri(await marks.resize(WITHIN_WEBP).webp({ lossless: true }).toBuffer())
}

/**
 * Embeds an image of the content; undefined if it cannot be decoded, which the content check reports. The file is read here
 * because an SVG with the file name of an image could load neighboring files if sharp knew its path.
 */
async function embedSmall(file: string): Promise<string | undefined> {
  const small = sharp(readFileSync(file), { failOn: 'none' })
    .rotate()
    .resize({ width: CONTENT_PICTURE_WIDTH, withoutEnlargement: true })
  return small
    .webp({ quality: QUALITY })
    .toBuffer()
    .then(dataUri, () => undefined)
}

const dataUri = (webp: Buffer) => `data:image/webp;base64,${webp.toString('base64')}`
