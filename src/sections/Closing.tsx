import { graphql } from 'gatsby'
import styled from 'styled-components'
import { Container } from '../primitives/Band'
import { ButtonLink } from '../primitives/Button'
import { Picture } from '../primitives/Picture'
import { Heading, Lede } from '../primitives/Text'
import { media } from '../styles/media'

interface ClosingProps {
  closing: Queries.ClosingFragment
  settings: Queries.ClosingTerrainFragment
}

/** The dark band that ends a page and sends the visitor on. */
export function Closing({ closing, settings }: ClosingProps) {
  return (
    <Ground data-tone="lake" aria-labelledby="closing">
      <Terrain data={settings.lake.gatsbyImageData} alt="" sizes="100vw" />
      <Content>
        <Heading id="closing">{closing.heading}</Heading>
        <Lede>{closing.text}</Lede>
        <ButtonLink to={closing.button.to}>{closing.button.label}</ButtonLink>
      </Content>
    </Ground>
  )
}

export const query = graphql`
  fragment Closing on Closing {
    heading
    text
    button {
      label
      to
    }
  }

  fragment ClosingTerrain on SiteSettings {
    lake {
      gatsbyImageData(layout: FULL_WIDTH)
    }
  }
`

const Ground = styled.section`
  position: relative;
  overflow: hidden;
  background: var(--ground);
  color: var(--ink);

  @media print {
    display: none;
  }
`

/* The words stand on plain lake; the terrain rises beside and below them. */
const Terrain = styled(Picture)`
  position: absolute;
  inset: 0;
  mask-image: linear-gradient(to bottom, transparent 45%, black);

  img {
    block-size: 100%;
    object-fit: cover;
  }

  ${media.large} {
    inset: 0 0 0 40%;
    mask-image: linear-gradient(to right, transparent, black 45%);
  }
`

const Content = styled(Container)`
  display: grid;
  justify-items: start;
  gap: var(--space-md);
  padding-block: var(--space-2xl);

  h2 {
    max-inline-size: 10em;
  }
`
