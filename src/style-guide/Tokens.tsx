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
  if (name.startsWith('--text-')) return <Letters style={{ fontSize: token }}>{LETTERS}</Letters>
  if (name.startsWith('--title-')) return <Title style={{ fontSize: token }}>{LETTERS}</Title>
  if (name.startsWith('--space-')) return <Bar style={{ inlineSize: token }} />
  // `CSS.supports` accepts any value with `var()`.
  if (!value.includes('var(') && CSS.supports('color', value)) return <Swatch style={{ background: token }} />
  return null
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

const Letters = styled.span`
  line-height: var(--leading-title);
`

const Title = styled(Letters)`
  font-family: var(--font-display);
`

const Swatch = styled.div`
  block-size: 3rem;
  border: var(--hairline);
`

const Bar = styled.div`
  block-size: 1rem;
  background: var(--relief);
`
