/** Scripts, including JSON-LD, which is data. */
const SCRIPTS = /<script\b([^<>]*)>[^<]*(?:<(?!\/?script\b)[^<]*)*<\/script>/g

const LINKS = /<link\b[^<>]*>/g

/** Style elements; those of styled-components have `data-styled`. */
const STYLES = /<style\b([^<>]*)>([^<]*(?:<(?!\/?style\b)[^<]*)*)<\/style>/g

/** Removes executable scripts and preloads, which are the same on every page and renamed with each build. */
export function withoutScripts(html: string): string {
  return html
    .replace(SCRIPTS, (script, attributes: string) => (attributes.includes('application/ld+json') ? script : ''))
    .replace(LINKS, (link) => (/\bas="(?:script|fetch)"/.test(link) ? '' : link))
}

/** The marker after a component's rules, with which styled-components rehydrates. */
const MARKERS = /data-styled\.g\d+\[id="([^"]*)"\]\{content:"([^"]*)"\}\/\*!sc\*\/\s*/g
const MARKER = /data-styled\.g\d+\[id="[^"]*"\]\{content:"[^"]*"\}\/\*!sc\*\/\s*/

/** A word that may be the name of a class or an animation. */
const WORDS = /[A-Za-z][\w-]*/g

/**
 * A page's HTML without what changes with each build: scripts, generated class names, and the order of components'
 * rules, which depends on earlier rendering.
 */
export function normalizeHtml(html: string): string {
  const plain = withoutScripts(html)
  const generated = [...plain.matchAll(MARKERS)].flatMap(([, component = '', classes = '']) => [
    component,
    ...classes.split(','),
  ])
  const names = new Set(generated.filter((name) => name !== ''))
  const groups: string[] = []
  const elements = plain.replace(STYLES, (style, attributes: string, rules: string) => {
    if (!attributes.includes('data-styled')) return style
    groups.push(...rules.split(MARKER))
    return ''
  })
  const numbers = new Map<string, string>()
  const numbered = (text: string, isElement: boolean) =>
    text.replace(WORDS, (word) => {
      if (!names.has(word)) return word
      if (isElement && !numbers.has(word)) numbers.set(word, `c${numbers.size}`)
      return numbers.get(word) ?? 'unused'
    })
  return [numbered(elements, true), ...groups.map((group) => numbered(group, false)).sort()].join('\n')
}
