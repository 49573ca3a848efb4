import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { transform } from 'esbuild'
import type { CreatePagesArgs } from 'gatsby'
import { htmlText } from '../../src/encoding/html-text'
import { isPreview } from '../sources/unpublished'

/** What says of a page that it is part of a preview. */
export interface PreviewMarks {
  /** For the head of every page. */
  head: string
  /** The CSS of the style element in it. */
  css: string
  /** For the end of every page. */
  ribbon: string
  /** For every answer. */
  headers: Record<string, string>
}

/** What a build for visitors has of it. */
export const NO_MARKS: PreviewMarks = { head: '', css: '', ribbon: '', headers: {} }

/**
 * For hosts that read no headers. Search engines have to be able to read a page to see it, so that robots.txt stays as it is
 * (https://developers.google.com/search/docs/crawling-indexing/block-indexing).
 */
const NOINDEX = '<meta name="robots" content="noindex">'

/** The marks that an earlier build in the same folder may have put into a page. */
const FORMER_MARKS =
  /<meta name="robots" content="noindex"><style data-preview>[^<]*(?:<(?!\/?style\b)[^<]*)*<\/style>|<aside id="preview">[^<]*(?:<(?!\/?aside\b)[^<]*)*<\/aside>/g

/**
 * Makes what marks a preview, for search engines and for whoever looks at it.
 *
 * @param words what the ribbon says
 * @param css how it looks
 */
export function previewMarks(words: string, css: string): PreviewMarks {
  return {
    head: `${NOINDEX}<style data-preview>${css}</style>`,
    css,
    ribbon: `<aside id="preview"><p>${htmlText(words)}</p></aside>`,
    headers: { 'X-Robots-Tag': 'noindex' },
  }
}

/** The marks of the build that runs, which a build for visitors has none of. */
export async function readPreviewMarks({ graphql }: Pick<CreatePagesArgs, 'graphql'>): Promise<PreviewMarks> {
  if (!isPreview(process.env)) return NO_MARKS
  const { data } = await graphql<{ settings: { words: { preview: string } } }>(`
    query PreviewMarks {
      settings {
        words {
          preview
        }
      }
    }
  `)
  if (!data) throw new Error('The query for the ribbon failed; GraphQL says why above')
  const { code } = await transform(await readFile(resolve('src/styles/preview.css'), 'utf8'), {
    loader: 'css',
    minify: true,
  })
  return previewMarks(data.settings.words.preview, code.trim())
}

/**
 * A page's HTML with the marks of this build, whatever an earlier one has put there. They stand outside of what React
 * renders, so that a build for visitors has no trace of them in its pages or scripts.
 */
export function putMarks(html: string, { head, ribbon }: PreviewMarks): string {
  return html
    .replace(FORMER_MARKS, '')
    .replace('</head>', (end) => head + end)
    .replace('</body>', (end) => ribbon + end)
}
