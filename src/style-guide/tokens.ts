/** A custom property of the root, as the style sheets give it. */
export interface Token {
  name: string
  value: string
}

/** All tokens by what they are for, each in the order of the style sheets. */
export interface Tokens {
  colours: Token[]
  type: Token[]
  space: Token[]
  other: Token[]
}

/** Reads the tokens from the page's own style sheets, so that none is missing and none is stated twice. */
export function readTokens(): Tokens {
  const tokens: Tokens = { colours: [], type: [], space: [], other: [] }
  for (const [name, value] of rootProperties()) tokens[kindOf(name, value)].push({ name, value })
  return tokens
}

function rootProperties(): Map<string, string> {
  const properties = new Map<string, string>()
  for (const { cssRules } of document.styleSheets) {
    for (const rule of cssRules) {
      if (!(rule instanceof CSSStyleRule) || rule.selectorText !== ':root') continue
      for (const name of rule.style) if (name.startsWith('--')) properties.set(name, rule.style.getPropertyValue(name))
    }
  }
  return properties
}

function kindOf(name: string, value: string): keyof Tokens {
  if (/^--(?:text|title)-/.test(name)) return 'type'
  if (name.startsWith('--space-')) return 'space'
  // What refers to another token takes every value before it is used.
  return !value.includes('var(') && CSS.supports('color', value) ? 'colours' : 'other'
}
