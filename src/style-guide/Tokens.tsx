import { useState } from 'react'
import styled from 'styled-components'

/** A custom property of the root element, as declared in the style sheets. */
interface Token {
  name: string
  value: string
}

/** Every token with its name and value, and a preview if it has a visual form. */
export function Tokens() {
  const [tokens] = useState(readTokens)
  return (
    <List role="list">
      {tokens.map((token) => (
        <li key={token.name}>
          <Preview {...token} />
          <strong>{token.name}</strong>
          <span>{token.value}</span>
        </li>
      ))}
    </List>
  )
}

/** Letters that show a size of text. */
const LETTERS = 'Aa'

/** Shows what a token is for: a size of text or of space, or a color. */
function Preview({ name, value }: Token) {
  const token = `var(${name})`
  if (name.startsWith('--text-')) return <span style={{ fontSize: token }}>{LETTERS}</span>
  if (name.startsWith('--title-')) return <span style={{ font: `${token} var(--font-display)` }}>{LETTERS}</span>
  if (name.startsWith('--space-'))
    return <div style={{ inlineSize: token, blockSize: '1rem', background: 'var(--relief)' }} />
  // `CSS.supports` accepts any value with `var()`.
  if (value.includes('var(') || !CSS.supports('color', value)) return null
  return <div style={{ blockSize: '3rem', border: 'var(--hairline)', background: token }} />
}

/** Reads the tokens from the page's own style sheets, so that the list is complete and needs no second source. */
function readTokens(): Token[] {
  const properties = new Map<string, string>()
  for (const { cssRules } of document.styleSheets) {
    for (const rule of cssRules) {
      if (!(rule instanceof CSSStyleRule) || rule.selectorText !== ':root') continue
      for (const name of rule.style) if (name.startsWith('--')) properties.set(name, rule.style.getPropertyValue(name))
    }
  }
  return [...properties].map(([name, value]) => ({ name, value }))
}

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(12rem, 1fr));
  gap: var(--space-md) var(--space-sm);

  > li {
    display: flex;
    flex-direction: column;
    justify-content: end;
    overflow: hidden;
    overflow-wrap: anywhere;
    font-size: var(--text-sm);
  }
`
