import { graphql } from 'gatsby'
import styled from 'styled-components'
import { Icon, INTERFACE_ICONS } from '../components/Icon'
import { Isolated } from '../components/Isolated'
import { VisuallyHidden } from '../components/Text'
import { useSiteSettings } from '../layout/useSiteSettings'

interface ResultProps {
  result: Queries.ResultFragment
  className?: string
}

/** A figure before and after the firm's work, with its footnote. `--result` is the size of the figures. */
export function Result({ result: { before, after, measure, note }, className }: ResultProps) {
  const { resultTo } = useSiteSettings().uiLabels
  return (
    <Root className={className}>
      <b>
        <Isolated>{before}</Isolated> <Icon path={INTERFACE_ICONS.arrowForward} />
        <VisuallyHidden>{resultTo ?? '→'}</VisuallyHidden> <Isolated>{after}</Isolated>
      </b>
      {` ${measure}`}
      <small>{note}</small>
    </Root>
  )
}

export const query = graphql`
  fragment Result on Result {
    measure
    before
    after
    note
  }
`

const Root = styled.p`
  padding-block-end: var(--space-sm);
  line-height: 1.35;

  b {
    display: flex;
    flex-wrap: wrap;
    gap: 0.2em;
    align-items: center;
    font: var(--weight-display) var(--result) / 1.1 var(--font-display);
    letter-spacing: var(--tracking-display);
    white-space: nowrap;
  }

  svg {
    inline-size: 0.6em;
    block-size: 0.6em;
    color: var(--sepia);
  }

  small {
    display: block;
    max-inline-size: var(--measure);
    padding-block-start: var(--space-3xs);
    color: var(--muted);
    font-size: var(--text-sm);
  }
`
