import { type ReactNode, useState } from 'react'
import styled from 'styled-components'
import { Container } from '../components/Section'
import { media } from '../styles/media'
import { Chapter } from './Part'
import { SAMPLES, TOKEN_SETS } from './text'
import { readTokens, type Token } from './tokens'

/** Every token with its name and value, and a preview if it has a visual form. */
export function TokenTables() {
  const [{ colors, type, space, other }] = useState(readTokens)
  return (
    <>
      <Chapter id="tokens-colors" title={TOKEN_SETS.colors}>
        <Container>
          <Swatches role="list">
            {colors.map(({ name, value }) => (
              <li key={name}>
                <Swatch style={{ background: `var(${name})` }} />
                <Name name={name} value={value} />
              </li>
            ))}
          </Swatches>
        </Container>
      </Chapter>
      <TokenRows id="tokens-type" title={TOKEN_SETS.type} tokens={type}>
        {({ name }) => (
          <Line style={{ fontSize: `var(${name})` }} $display={name.startsWith('--title')}>
            {SAMPLES.heading}
          </Line>
        )}
      </TokenRows>
      <TokenRows id="tokens-space" title={TOKEN_SETS.space} tokens={space}>
        {({ name }) => <Bar style={{ inlineSize: `var(${name})` }} />}
      </TokenRows>
      <Chapter id="tokens-other" title={TOKEN_SETS.other}>
        <Container>
          <Swatches role="list">
            {other.map((token) => (
              <li key={token.name}>
                <Name {...token} />
              </li>
            ))}
          </Swatches>
        </Container>
      </Chapter>
    </>
  )
}

interface TokenRowsProps {
  id: string
  title: string
  tokens: readonly Token[]
  children: (token: Token) => ReactNode
}

function TokenRows({ id, title, tokens, children }: TokenRowsProps) {
  return (
    <Chapter id={id} title={title}>
      <Container>
        <Rows role="list">
          {tokens.map((token) => (
            <li key={token.name}>
              <Name {...token} />
              {children(token)}
            </li>
          ))}
        </Rows>
      </Container>
    </Chapter>
  )
}

function Name({ name, value }: Token) {
  return (
    <Sample>
      <strong>{name}</strong> <span>{value}</span>
    </Sample>
  )
}

const Swatches = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(9rem, 1fr));
  gap: var(--space-md) var(--space-sm);
`

const Swatch = styled.div`
  block-size: 4rem;
  margin-block-end: var(--space-3xs);
  border: var(--hairline);
`

const Rows = styled.ul`
  > li {
    display: grid;
    gap: var(--space-2xs) var(--space-md);
    align-items: center;
    padding-block: var(--space-2xs);
    border-block-start: var(--hairline);

    ${media.medium} {
      grid-template-columns: 4fr 8fr;
    }
  }
`

const Line = styled.span<{ $display: boolean }>`
  font-family: ${({ $display }) => ($display ? 'var(--font-display)' : 'var(--font-text)')};
  line-height: var(--leading-title);
`

const Bar = styled.div`
  block-size: 1rem;
  background: var(--relief);
`

const Sample = styled.div`
  overflow-wrap: anywhere;
  font-size: var(--text-sm);
  line-height: 1.35;

  strong {
    display: block;
    font-weight: 600;
  }

  span {
    color: var(--muted);
  }
`
