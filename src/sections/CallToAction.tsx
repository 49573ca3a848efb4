import { graphql } from 'gatsby'
import styled from 'styled-components'
import { ButtonLink } from '../components/Button'
import { TerrainBand } from '../components/TerrainBand'
import { Heading, Prose } from '../components/Text'
import { media, mediaCondition } from '../styles/media'
import { Offer, OfferRow } from './Offer'

interface CallToActionProps {
  page: Queries.CallToActionFragment
  hasOffer?: boolean
}

/** The dark section that ends a page and leads to the next step, in front of the page's own map. */
export function CallToAction({ page: { callToAction, callToActionMap: map }, hasOffer }: CallToActionProps) {
  return (
    <Root tone="dark" labelledBy="closing" map={map} sizes={`${mediaCondition('large')} 60vw, 100vw`} cropFocus="right">
      <Heading id="closing">{callToAction.heading}</Heading>
      <Prose>{callToAction.text}</Prose>
      <OfferRow>
        <ButtonLink to={callToAction.button.to}>{callToAction.button.label}</ButtonLink>
        {hasOffer && <Offer />}
      </OfferRow>
    </Root>
  )
}

export const query = graphql`
  fragment CallToAction on ClosingPage {
    callToAction {
      heading
      text
      button {
        ...Link
      }
    }
    callToActionMap {
      ...MapIllustration
    }
  }
`

const Root = styled(TerrainBand)`
  --strip: 13rem;
  --text-end: calc(var(--strip) + 0.5rem);
  --terrain-fade: linear-gradient(to bottom, transparent, black 40%);

  h2 {
    max-inline-size: 10em;
  }

  ${media.medium} {
    --strip: 20rem;
  }

  ${media.large} {
    --terrain-start: 52%;
    --terrain-fade: linear-gradient(to right, transparent, black 45%);
    --trail-fade: linear-gradient(to right, transparent 12%, black 24%);

    > :last-child {
      padding-block: var(--space-lg);
    }

    > :last-child > * {
      max-inline-size: min(39rem, 50vw);
    }
  }
`
