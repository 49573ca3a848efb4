import type { ReactNode } from 'react'
import styled from 'styled-components'
import { fitWord } from './fitted'
import { Link } from './Link'

/** The title of a card, smaller if its longest word does not fit. */
export const CardTitle = styled.span.attrs<{ children?: ReactNode }>(({ children }) => ({
  className: `card-title ${fitWord(children).className ?? ''}`.trim(),
}))`
  --size: var(--title-xs);

  letter-spacing: -0.01em;
  line-height: 1.2;
`

export const CardText = styled.span`
  color: var(--muted);
  font-size: var(--text-sm);
  line-height: 1.45;
  text-wrap: balance;
`

/** A link around a whole card. On hover, its title is underlined and its marker filled. */
export const CardLink = styled(Link)`
  color: var(--ink);
  text-decoration: none;

  &:hover {
    --marker-fill: var(--accent);

    color: var(--ink);
  }

  &:hover > ${CardTitle} {
    text-decoration: underline;
    text-decoration-color: var(--accent);
    text-decoration-thickness: 1px;
    text-underline-offset: 0.2em;
  }
`
