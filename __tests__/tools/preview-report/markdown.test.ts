// Editors' texts in the comment on a pull request are shown verbatim, without effect.
import fc from 'fast-check'
import { CONTROL_CHARACTERS, replaceHidden } from '../../../content-check/parse/hidden-characters'
import { escapeMarkdown, markdownSummary } from '../../../tools/preview-report/markdown-summary'
import type { PreviewReport } from '../../../tools/preview-report/report'
import { LONG_ATTACK } from '../../hostile/long-text'
import { PAYLOADS } from '../../hostile/payloads'
import { renderComment } from '../../hostile/rendered-comment'

/** Text that GitHub interprets as markup, at the beginning of a line, within it, or after rendering. */
const MARKUP = [
  '# Title¦- item¦+ item¦1. item¦1) item¦- [ ] item¦> quote¦> [!NOTE]¦    code¦```¦~~~¦---¦***¦===¦| a | b |¦|-|-|',
  '[^1]: note¦[a]: https://evil.example/¦[a][b]¦\\¦&amp;¦**bold**¦__bold__¦*it*¦~~gone~~¦`code`¦[a](b)¦![a](b)¦$x$',
  '<https://evil.example/>¦<a@b.co>¦https://evil.example/¦ftp://evil.example¦www.evil.example¦WWW.evil.example',
  'someone@evil.example¦mailto:someone@evil.example¦xmpp:someone@evil.example¦:tada:¦:+1:¦@octo¦&#64;octo¦@octo/team',
  '&commat;octo¦#1¦&#35;1¦&num;1¦owner/repo#1¦GH-1¦gh-1¦_GH-1_¦CVE-2021-44228¦GHSA-jfh8-c2jp-5v3q¦TICKET-1¦0123456',
  'aaaaaa0123456789abcdef0123456789abcdef01234567¦owner@0123456¦<!-- ¦-->¦<details>¦<code>¦</code>¦</summary>¦</b>',
  '\u0000¦\u0085¦\uD83D',
].flatMap((line) => line.split('¦'))

/** Attackers' texts: payloads, fragments of markup in any order, and arbitrary characters. */
const texts = fc.oneof(
  fc.constantFrom(...PAYLOADS, LONG_ATTACK),
  fc
    .array(fc.oneof(fc.constantFrom(...MARKUP, ...PAYLOADS), fc.string({ unit: 'grapheme' })), { maxLength: 6 })
    .map((parts) => parts.join('')),
  fc.string({ unit: fc.constantFrom(...Array.from('@#:/.-_*`~|<>&;![]()\\\n\t 1aAfgGhHw')), maxLength: 30 }),
  fc.string({ unit: 'binary', maxLength: 60 }),
)

const named = (sign: string) => `(U+${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')})`

/** A text as a comment shows it: with names for invisible characters, and with spaces as the only whitespace. */
const shown = (text: string) =>
  replaceHidden(text.replace(CONTROL_CHARACTERS, named), named).replace(/\s+/g, ' ').trim()

test.each([
  ['the beginning of a line', (text: string) => `${text} x`],
  ['the beginning of a list item', (text: string) => `- ${text} x`],
  ['a line', (text: string) => `→${text}→`],
  ['bold text', (text: string) => `<b>→${text}→</b>\n\n- x`],
  ['the summary of details', (text: string) => `<details>\n<summary>→${text}→</summary>\n\n- x\n\n</details>`],
  ['a table cell', (text: string) => `| a | b |\n| - | - |\n| →${text}→ | x |`],
])('any text in %s is shown verbatim and adds no markup', (_, write) => {
  const own = renderComment(write('…'))
  fc.assert(
    fc.property(texts, (text) => {
      const { text: found, elements, linked } = renderComment(write(escapeMarkdown(text, Infinity)))
      expect(found).toBe(shown(own.text.replace('…', () => text)))
      expect(elements).toEqual(own.elements)
      expect(linked).toEqual([])
    }),
    { numRuns: 300 },
  )
})

test('text in a report never adds an element or a link to another host to its summary', () => {
  const summaryWith = (text: string) => {
    const report: PreviewReport = {
      before: text,
      after: text,
      content: [
        { file: text, label: text, field: `x${text}`, before: text, after: null, change: 'removed' },
        { file: text, line: 1, label: text, field: `x${text}`, before: null, after: text, change: 'added' },
      ],
      pages: [
        { path: text, change: 'redirected', to: text },
        { path: `${text}x`, change: 'changed', like: text },
      ],
      screenshots: [],
      checks: [{ name: text, state: 'failed', summary: text, findings: [{ text, path: text }] }],
      links: { source: 'https://github.com/example/site/blob/0123456', preview: 'https://preview.example' },
    }
    return renderComment(markdownSummary(report))
  }
  const own = summaryWith('x')
  fc.assert(
    fc.property(texts, (text) => {
      const { elements, links, linked } = summaryWith(text)
      expect(elements).toEqual(own.elements)
      expect(linked).toEqual([])
      for (const link of links)
        expect(link).toMatch(/^https:\/\/(?:github\.com\/example\/site\/blob\/0123456|preview\.example)\//)
    }),
    { numRuns: 300 },
  )
})
