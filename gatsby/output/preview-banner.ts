import { readFileSync } from 'node:fs'
import { escapeHtml } from '../encoding/escape-html'

/** The parts that mark a page as part of a preview. */
export interface PreviewMarkup {
  head: string
  /** The CSS of the style element in `head`. */
  css: string
  banner: string
  headers: Record<string, string>
}

/** A build for visitors has no preview markup. */
export const NO_MARKUP: PreviewMarkup = { head: '', css: '', banner: '', headers: {} }

/**
 * For hosts that do not support custom headers. Search engines must be able to crawl a page to see this, so robots.txt is
 * unchanged (https://developers.google.com/search/docs/crawling-indexing/block-indexing).
 */
const NOINDEX = '<meta name="robots" content="noindex">'

/** The markup that an earlier build in the same folder may have added to a page. */
const PREVIOUS_MARKUP =
  /<meta name="robots" content="noindex"><style data-preview>[^<]*(?:<(?!\/?style\b)[^<]*)*<\/style>|<aside id="preview">[^<]*(?:<(?!\/?aside\b)[^<]*)*<\/aside>/g

/** Creates the markup of a preview with a banner with this text, for both search engines and people. */
export function previewMarkup(text: string): PreviewMarkup {
  const css = readFileSync('src/styles/preview.css', 'utf8')
  return {
    head: `${NOINDEX}<style data-preview>${css}</style>`,
    css,
    banner: `<aside id="preview"><p>${escapeHtml(text)}</p></aside>`,
    headers: { 'X-Robots-Tag': 'noindex' },
  }
}

/**
 * Adds the preview markup of this build to a page's HTML and removes that of an earlier build. It is outside the part that
 * React renders, so a build for visitors has no trace of it in its pages or scripts.
 */
export function insertPreviewMarkup(html: string, { head, banner }: PreviewMarkup): string {
  return html
    .replace(PREVIOUS_MARKUP, '')
    .replace('</head>', (end) => head + end)
    .replace('</body>', (end) => banner + end)
}
