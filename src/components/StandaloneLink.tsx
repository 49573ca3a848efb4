import styled from 'styled-components'
import { Link } from './Link'

/** A link outside a sentence, as high as a finger needs. */
export const StandaloneLink = styled(Link)`
  display: inline-flex;
  gap: var(--space-2xs);
  align-items: center;
  min-block-size: var(--target);
`
