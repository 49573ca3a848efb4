import { graphql } from 'gatsby'
import styled from 'styled-components'
import { Container } from '../primitives/Band'
import { ButtonLink } from '../primitives/Button'
import { Picture } from '../primitives/Picture'
import { Heading, Lede } from '../primitives/Text'

/** What an unknown address shows: off the sheet, and the way back. */
export function NotFound({ page }: { page: Queries.NotFoundFragment }) {
  return (
    <Ground>
      <Terrain data={page.terrain.gatsbyImageData} alt="" sizes="100vw" />
      <Content>
        <Heading as="h1" $size="xl">
          {page.heading}
        </Heading>
        <Lede>{page.text}</Lede>
        <ButtonLink to={page.home.to}>{page.home.label}</ButtonLink>
      </Content>
    </Ground>
  )
}

export const query = graphql`
  fragment NotFound on NotFoundPage {
    heading
    text
    home {
      label
      to
    }
    terrain {
      gatsbyImageData(layout: FULL_WIDTH)
    }
  }
`

const Ground = styled.section`
  position: relative;
  display: grid;
  align-items: start;
  min-block-size: calc(80svb - var(--header-height));
`

/* The sheet begins where the words end. */
const Terrain = styled(Picture)`
  position: absolute;
  inset: 0;
  mask-image: linear-gradient(to bottom right, transparent 45%, black 85%);

  img {
    block-size: 100%;
    object-fit: cover;
  }
`

const Content = styled(Container)`
  display: grid;
  gap: var(--space-md);
  justify-items: start;
  padding-block: var(--space-2xl);
`
