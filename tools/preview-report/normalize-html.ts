/** Scripts, and JSON-LD, which is data. */
const SCRIPTS = /<script\b([^<>]*)>[^<]*(?:<(?!\/?script\b)[^<]*)*<\/script>/g

const LINKS = /<link\b[^<>]*>/g

/** Elements of styles; those of styled-components have `data-styled`. */
const STYLES = /<style\b([^<>]*)>([^<]*(?:<(?!\/?style\b)[^<]*)*)<\/style>/g

const isStyled = (attributes: string) => attributes.includes('data-styled')

/** A page without scripts that run and what fetches them: they do the same on every page, and their names change with each build. */
function withoutScripts(html: string): string {
  return html
    .replace(SCRIPTS, (script, attributes: string) => (attributes.includes('application/ld+json') ? script : ''))
    .replace(LINKS, (link) => (/\bas="(?:script|fetch)"/.test(link) ? '' : link))
}

/** The note behind the rules of each component, from which styled-components starts again in the browser. */
const NOTES = /data-styled\.g\d+\[id="([^"]*)"\]\{content:"([^"]*)"\}\/\*!sc\*\/\s*/g
const NOTE = /data-styled\.g\d+\[id="[^"]*"\]\{content:"[^"]*"\}\/\*!sc\*\/\s*/

/** A word that may be the name of a class or of an animation. */
const WORDS = /[A-Za-z][\w-]*/g

/**
 * What visitors get of a page, without what changes from build to build: scripts, names of classes that are made from the
 * code of a component, and the order of the components' rules, which depends on what else the process has rendered before.
 * The rules of one component stay in their order.
 *
 * @param html the page as it was built
 */
export function visibleHtml(html: string): string {
  const names = new Set<string>()
  for (const [, component = '', classes = ''] of html.matchAll(NOTES)) {
    for (const name of [component, ...classes.split(',')]) if (name !== '') names.add(name)
  }
  const plain = withoutScripts(html)
  if (names.size === 0) return plain
  const groups = [...plain.matchAll(STYLES)].flatMap(([, attributes = '', rules = '']) =>
    isStyled(attributes) ? rules.split(NOTE) : [],
  )

  const numbers = new Map<string, string>()
  const written = (text: string, nameOf: (word: string) => string) =>
    text.replace(WORDS, (word) => (names.has(word) ? nameOf(word) : word))
  const numbered = (word: string) => {
    const number = numbers.get(word) ?? `c${numbers.size}`
    numbers.set(word, number)
    return number
  }
  // Names have their numbers from the elements first, so that rules can be put in order by them.
  const elements = written(
    plain.replace(STYLES, (style, attributes: string) => (isStyled(attributes) ? '' : style)),
    numbered,
  )
  const order = new Map(groups.map((group) => [group, written(group, (word) => numbers.get(word) ?? 'unused')]))
  const keyOf = (group: string) => order.get(group) ?? ''
  const sorted = groups.sort((one, other) => Number(keyOf(one) > keyOf(other)) - Number(keyOf(one) < keyOf(other)))
  return [elements, ...sorted.map((group) => written(group, numbered))].join('\n')
}
