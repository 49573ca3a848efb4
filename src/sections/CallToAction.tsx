import { graphql } from 'gatsby'
import styled from 'styled-components'
import { ButtonLink } from '../components/Button'
import { MapIllustration } from '../components/MapIllustration'
import { Offer } from '../components/Offer'
import { Container, plainBand } from '../components/Section'
import { Heading, Lede } from '../components/Text'
import { media, mediaCondition } from '../styles/media'

interface CallToActionProps {
  callToAction: Queries.CallToActionFragment
  map: Queries.MapIllustrationFragment | null
  /** Shown if the button leads to a consultation. */
  offer?: Queries.OfferFragment
}

/**
 * The dark section that ends a page and directs the visitor to the next step, in front of the page's own map
 * illustration.
 */
export function CallToAction({ callToAction, map, offer }: CallToActionProps) {
  return (
    <Root data-tone="lake" aria-labelledby="closing" $plain={!map}>
      <Terrain map={map} alt="" sizes={`${mediaCondition('large')} 60vw, 100vw`} cropFocus="right" />
      <Content>
        <Heading id="closing">{callToAction.heading}</Heading>
        <Lede>{callToAction.text}</Lede>
        <ButtonLink to={callToAction.button.to}>{callToAction.button.label}</ButtonLink>
        {offer && <Offer offer={offer} />}
      </Content>
    </Root>
  )
}

export const query = graphql`
  fragment CallToAction on CallToAction {
    heading
    text
    button {
      label
      to
    }
  }
`

const Root = styled.section<{ $plain: boolean }>`
  --strip: 13rem;

  position: relative;
  overflow: hidden;
  background: var(--ground);
  color: var(--ink);

  ${media.medium} {
    --strip: 20rem;
  }

  @media (forced-colors: active) {
    --strip: var(--space-2xl);
  }

  @media print {
    display: none;
  }

  ${({ $plain }) => $plain && plainBand}
`

/* The text is on plain lake; the terrain rises below it on a phone and beside it on a desktop. */
const Terrain = styled(MapIllustration)`
  --terrain-fade: linear-gradient(to bottom, transparent, black 40%);
  --trail-fade: linear-gradient(to bottom, transparent, black 20%);

  position: absolute;
  inset: auto 0 0;
  block-size: var(--strip);

  @media (forced-colors: active) {
    display: none;
  }

  ${media.large} {
    --terrain-fade: linear-gradient(to right, transparent, black 45%);
    --trail-fade: linear-gradient(to right, transparent 12%, black 24%);

    inset: 0 0 0 40%;
    block-size: auto;
  }
`

const Content = styled(Container)`
  display: grid;
  justify-items: start;
  gap: var(--space-md);
  padding-block: var(--space-2xl) calc(var(--strip) + 0.5rem);

  h2 {
    max-inline-size: 10em;
  }

  ${media.large} {
    padding-block: var(--space-2xl);
  }
`
