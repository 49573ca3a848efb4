/** Scripts, including JSON-LD, which is data. */
const SCRIPTS = /<script\b([^<>]*)>[^<]*(?:<(?!\/?script\b)[^<]*)*<\/script>/g

const LINKS = /<link\b[^<>]*>/g

/** Style elements; those of styled-components have `data-styled`. */
const STYLES = /<style\b([^<>]*)>([^<]*(?:<(?!\/?style\b)[^<]*)*)<\/style>/g

const isStyled = (attributes: string) => attributes.includes('data-styled')

/** Removes executable scripts and their preloads: they are the same on every page, and their names change with each build. */
function withoutScripts(html: string): string {
  return html
    .replace(SCRIPTS, (script, attributes: string) => (attributes.includes('application/ld+json') ? script : ''))
    .replace(LINKS, (link) => (/\bas="(?:script|fetch)"/.test(link) ? '' : link))
}

/** The marker after the rules of each component, which styled-components uses to rehydrate in the browser. */
const MARKERS = /data-styled\.g\d+\[id="([^"]*)"\]\{content:"([^"]*)"\}\/\*!sc\*\/\s*/g
const MARKER = /data-styled\.g\d+\[id="[^"]*"\]\{content:"[^"]*"\}\/\*!sc\*\/\s*/

/** A word that may be the name of a class or an animation. */
const WORDS = /[A-Za-z][\w-]*/g

/**
 * The HTML of a page without the parts that change from build to build: scripts, class names that are generated from the
 * code of a component, and the order of the components' rules, which depends on what the process has rendered before. The
 * rules of each component keep their order.
 */
export function normalizeHtml(html: string): string {
  const names = new Set<string>()
  for (const [, component = '', classes = ''] of html.matchAll(MARKERS)) {
    for (const name of [component, ...classes.split(',')]) if (name !== '') names.add(name)
  }
  const plain = withoutScripts(html)
  if (names.size === 0) return plain
  const groups = [...plain.matchAll(STYLES)].flatMap(([, attributes = '', rules = '']) =>
    isStyled(attributes) ? rules.split(MARKER) : [],
  )

  const numbers = new Map<string, string>()
  const renamed = (text: string, nameOf: (word: string) => string) =>
    text.replace(WORDS, (word) => (names.has(word) ? nameOf(word) : word))
  const numbered = (word: string) => {
    const number = numbers.get(word) ?? `c${numbers.size}`
    numbers.set(word, number)
    return number
  }
  // Names are numbered by the elements first, so that the rules can be sorted by those numbers.
  const elements = renamed(
    plain.replace(STYLES, (style, attributes: string) => (isStyled(attributes) ? '' : style)),
    numbered,
  )
  const order = new Map(groups.map((group) => [group, renamed(group, (word) => numbers.get(word) ?? 'unused')]))
  const keyOf = (group: string) => order.get(group) ?? ''
  const sorted = groups.sort((one, other) => Number(keyOf(one) > keyOf(other)) - Number(keyOf(one) < keyOf(other)))
  return [elements, ...sorted.map((group) => renamed(group, numbered))].join('\n')
}
