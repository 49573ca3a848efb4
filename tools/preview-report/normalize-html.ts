/** Scripts, including JSON-LD, which is data. */
const SCRIPTS = /<script\b([^<>]*)>[^<]*(?:<(?!\/?script\b)[^<]*)*<\/script>/g

const LINKS = /<link\b[^<>]*>/g

/** The styles that styled-components created for a page. */
const PAGE_STYLES = /<style data-page-styles="">([^<]*(?:<(?!\/?style\b)[^<]*)*)<\/style>/

/** Removes executable scripts and preloads, which are the same on every page and renamed with each build. */
export function withoutScripts(html: string): string {
  return html
    .replace(SCRIPTS, (script, attributes: string) => (attributes.includes('application/ld+json') ? script : ''))
    .replace(LINKS, (link) => (/\bas="(?:script|fetch)"/.test(link) ? '' : link))
}

const CLASS_ATTRIBUTES = / class="([^"]*)"/g

const STYLED_NAMES = /(?<=\.|@keyframes )[A-Za-z][\w-]*/g

const WORDS = /[A-Za-z][\w-]*/g

/**
 * A page's HTML without what changes with each build: scripts, generated class names, and the order of components'
 * rules, which depends on earlier rendering.
 */
export function normalizeHtml(html: string): string {
  const plain = withoutScripts(html)
  const [styles = '', rules = ''] = PAGE_STYLES.exec(plain) ?? []
  const numbers = new Map<string, string>()
  const numberOf = (name: string) => {
    if (!numbers.has(name)) numbers.set(name, `c${numbers.size}`)
    return numbers.get(name)
  }
  const elements = plain
    .replace(styles, '')
    .replace(CLASS_ATTRIBUTES, (_, names: string) => ` class="${names.split(' ').map(numberOf).join(' ')}"`)
  const names = new Set(rules.match(STYLED_NAMES))
  const numbered = rules.replace(WORDS, (word) => (names.has(word) ? (numbers.get(word) ?? 'unused') : word))
  return [elements, ...numbered.split('\n').sort()].join('\n')
}
