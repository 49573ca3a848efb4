import { hash } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { renderToStaticMarkup } from 'react-dom/server'
import sharp from 'sharp'
import type { Typefaces } from '../../src/content-model/brand'
import { fillTokens } from '../../src/styles/brand-tokens'
import { CONTENT_FOLDER } from '../content/parse/content-files'
import { readBrand, tokenValues } from '../content/parse/read-brand'
import { readTypeface } from '../content/parse/typeface-package'
import { imageFiles } from './content-snapshot'
import { DIFF_COLOR } from './image-diff'
import { changedScreenshots, type ImageSources, screenshotScale } from './image-sources'
import { markdownSummary } from './markdown-summary'
import type { PreviewReport } from './report'
import { type ReportAssets, ReportPage } from './ReportPage'
import type { Revision } from './revisions'

/** The maximum width of content images in the report, in pixels of the file. */
const CONTENT_IMAGE_WIDTH = 640

/** At this WebP quality, text in screenshots stays readable at a fraction of the size. */
const QUALITY = 70

/** WebP supports no taller images. */
const WITHIN_WEBP = { height: 16_383, withoutEnlargement: true }

/**
 * Writes the report: `index.html`, a self-contained page; `summary.md`, for a comment; `report.json`, for programs.
 *
 * @param project the project's root, whose colors and fonts the page uses
 * @param folder the output folder, which already contains the screenshots
 */
export async function writeReport(
  project: string,
  folder: string,
  report: PreviewReport,
  revisions: { before: Revision; after: Revision },
): Promise<void> {
  mkdirSync(folder, { recursive: true })
  const { before, after } = revisions
  const sources = await embedImages(folder, report, revisions)
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
  writeFileSync(join(folder, 'summary.md'), `${markdownSummary(report)}\n`)
  const compared = { before: before.name, after: after.name }
  writeFileSync(join(folder, 'report.json'), `${JSON.stringify({ compared, ...report }, null, 2)}\n`)
}

function readAssets(project: string): ReportAssets {
  const own = (file: string) => readFileSync(join(project, 'tools/preview-report', file), 'utf8')
  const script = own('report-page.js')
  const brand = readBrand(join(project, CONTENT_FOLDER))
  const tokens = fillTokens(readFileSync(join(project, 'src/styles/tokens.css'), 'utf8'), tokenValues(brand))
  return {
    styles: [tokens, typefaceStyles(brand.typefaces), own('report-page.css')].join('\n'),
    script,
    scriptHash: hash('sha256', script, 'base64'),
  }
}

/** Embeds the typefaces of the site, in place of the style sheet that a build makes. */
function typefaceStyles({ display, text }: Typefaces): string {
  const faces = Object.entries({ display, text }).map(([role, { package: name }]) => {
    const typeface = readTypeface(name)
    if (!typeface) return ''
    const { family, hasSerifs, latin, weights } = typeface
    const font = `data:font/woff2;base64,${readFileSync(latin.path).toString('base64')}`
    return (
      `@font-face{font-family:'${family}';font-weight:${weights.min} ${weights.max};src:url(${font})}` +
      `:root{--font-${role}:'${family}',${hasSerifs ? 'serif' : 'sans-serif'}}`
    )
  })
  return [...faces, `:root{--weight-display:${display.weight}}`].join('\n')
}

async function embedImages(
  folder: string,
  { content, screenshots }: PreviewReport,
  { before, after }: { before: Revision; after: Revision },
): Promise<ImageSources> {
  const sources = new Map<string, string>()
  const sharpness = screenshotScale(screenshots)
  for (const { before: old, after: now, difference, width } of changedScreenshots(screenshots)) {
    for (const name of [old, now]) {
      if (name !== undefined)
        sources.set(name, await embedScreenshot(join(folder, name), Math.round(width * sharpness)))
    }
    if (difference !== undefined) sources.set(difference, await embedDiff(join(folder, difference)))
  }
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

/** Embeds a screenshot, at most `width` pixels wide. */
async function embedScreenshot(file: string, width: number): Promise<string> {
  const image = sharp(file, { limitInputPixels: false }).resize({ ...WITHIN_WEBP, width, fit: 'inside' })
  return dataUri(await image.webp({ quality: QUALITY }).toBuffer())
}

/** Embeds only the marks of a difference: the page shows them on top of the image before. */
async function embedDiff(file: string): Promise<string> {
  const { data, info } = await sharp(file, { limitInputPixels: false })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const mark = DIFF_COLOR.readUInt32LE()
  for (let at = 0; at < data.length; at += 4) if (data.readUInt32LE(at) !== mark) data.writeUInt32LE(0, at)
  const { width, height } = info
  const marks = sharp(data, { raw: { width, height, channels: 4 }, limitInputPixels: false })
  return dataUri(await marks.resize(WITHIN_WEBP).webp({ lossless: true }).toBuffer())
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
