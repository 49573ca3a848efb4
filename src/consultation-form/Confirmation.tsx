import { graphql } from 'gatsby'
import styled from 'styled-components'
import { ButtonLink } from '../components/Button'
import { DiamondMarker } from '../components/DiamondMarker'
import { Note } from '../components/Text'

interface ConfirmationProps {
  copy: Queries.ConfirmationFragment
  /** The address of the firm's calendar, with the name and the email address of the visitor. */
  calendar: string | null | undefined
}

/** What a visitor reads once the request has been delivered. */
export function Confirmation({ copy: { success, scheduling }, calendar }: ConfirmationProps) {
  return (
    <Root>
      <DiamondMarker filled />
      <div>
        {success.confirmation}
        {calendar && (
          <>
            <ButtonLink to={calendar} rel="noreferrer">
              {scheduling.after}
            </ButtonLink>
            {scheduling.privacy !== null && <Note>{scheduling.privacy}</Note>}
          </>
        )}
      </div>
    </Root>
  )
}

export const query = graphql`
  fragment Confirmation on ContactPageForm {
    success {
      confirmation
    }
    scheduling {
      after
      privacy
    }
  }
`

const Root = styled.div`
  display: flex;
  gap: var(--space-xs);
  align-items: baseline;
  padding: var(--space-sm);
  border-inline-start: 4px solid var(--dark);
  background: var(--mist);

  > div {
    display: grid;
    gap: var(--space-sm);
    justify-items: start;
  }

  p {
    color: var(--muted-on-mist);
  }
`
