import styled from 'styled-components'
import { Link } from './Link'

/** A link outside a sentence, tall enough to tap. */
export const StandaloneLink = styled(Link)`
  display: inline-flex;
  gap: var(--space-2xs);
  align-items: center;
  min-block-size: var(--target);
`
