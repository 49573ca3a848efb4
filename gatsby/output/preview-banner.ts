import { readFileSync } from 'node:fs'
import { escapeXml } from '../encoding/escape-xml'

export interface PreviewMarkup {
  head: string
  css: string
  banner: string
  headers: Record<string, string>
}

/** What a build for visitors has in place of preview markup: nothing. */
export const NO_MARKUP: PreviewMarkup = { head: '', css: '', banner: '', headers: {} }

/**
 * Keeps a preview out of search results on hosts that send no headers. Crawlers see it only if they may read the page, so
 * robots.txt allows that (https://developers.google.com/search/docs/crawling-indexing/block-indexing).
 */
const NOINDEX = '<meta name="robots" content="noindex">'

const PREVIOUS_MARKUP =
  /<meta name="robots" content="noindex"><style data-preview>[^<]*(?:<(?!\/?style\b)[^<]*)*<\/style>|<aside id="preview">[^<]*(?:<(?!\/?aside\b)[^<]*)*<\/aside>/g

/** The markup of a preview, for both search engines and people. */
export function previewMarkup(text: string): PreviewMarkup {
  const css = readFileSync('src/styles/preview.css', 'utf8')
  return {
    head: `${NOINDEX}<style data-preview>${css}</style>`,
    css,
    banner: `<aside id="preview"><p>${escapeXml(text)}</p></aside>`,
    headers: { 'X-Robots-Tag': 'noindex' },
  }
}

/** Replaces markup outside React, so that a build for visitors has no trace of it. */
export function insertPreviewMarkup(html: string, { head, banner }: PreviewMarkup): string {
  return html
    .replace(PREVIOUS_MARKUP, '')
    .replace('</head>', (end) => head + end)
    .replace('</body>', (end) => banner + end)
}
