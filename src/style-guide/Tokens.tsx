import { useState } from 'react'
import styled from 'styled-components'

interface Token {
  name: string
  value: string
}

const LETTERS = 'Aa'

/** Every token, applied as a background and as a font size, each of which has an effect only where valid. */
export function Tokens() {
  const [tokens] = useState(readTokens)
  return (
    <List role="list">
      {tokens.map(({ name, value }) => (
        <li key={name}>
          <div style={{ background: `var(${name})`, fontSize: `var(${name})` }}>{LETTERS}</div>
          <strong>{name}</strong>
          <span>{value}</span>
        </li>
      ))}
    </List>
  )
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
