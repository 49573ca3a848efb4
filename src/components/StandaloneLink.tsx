import styled from 'styled-components'
import { Link } from './Link'

/** A link in a list, tall enough to tap on a touch screen. */
export const ListLink = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-block-size: 2rem;

  @media (pointer: coarse) {
    min-block-size: var(--target);
  }
`

/** A link in a paragraph, which goes to the next line as a whole. For a finger, it would have to be as tall as a button. */
export const WholeLink = styled(Link)`
  @media (pointer: fine) {
    display: inline-block;
  }
`

/** A link outside a sentence, tall enough to tap. */
export const StandaloneLink = styled(Link)`
  display: inline-flex;
  gap: var(--space-2xs);
  align-items: center;
  min-block-size: var(--target);
`
