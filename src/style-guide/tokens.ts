/** A custom property of the root element, as declared in the style sheets. */
export interface Token {
  name: string
  value: string
}

/** All tokens by purpose, each group in the order of the style sheets. */
export interface Tokens {
  colors: Token[]
  type: Token[]
  space: Token[]
  other: Token[]
}

/** Reads the tokens from the page's own style sheets, so that the list is complete and needs no second source. */
export function readTokens(): Tokens {
  const tokens: Tokens = { colors: [], type: [], space: [], other: [] }
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
  // `CSS.supports` accepts any value with `var()`, so tokens that refer to other tokens cannot be classified.
  return !value.includes('var(') && CSS.supports('color', value) ? 'colors' : 'other'
}
