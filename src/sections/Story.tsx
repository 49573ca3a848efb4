import { graphql } from 'gatsby'
import styled from 'styled-components'
import { Columns } from '../components/Columns'
import { Paragraphs } from '../components/Paragraphs'
import { Section } from '../components/Section'
import { Heading, Prose } from '../components/Text'
import { media } from '../styles/media'
import { StoryMap } from './StoryMap'

/** The origin story: its beginning beside its map, and the rest below, on a desktop in two columns. */
export function Story({ page }: { page: Queries.StoryFragment }) {
  const { heading, paragraphs } = page.story
  const [first, ...others] = paragraphs
  return (
    <Section tone="mist" labelledBy="story">
      <Columns $widths="1fr 1fr">
        <div>
          <Heading id="story">{heading}</Heading>
          <First>{first}</First>
        </div>
        <StoryMap page={page} />
      </Columns>
      <Text paragraphs={others} />
    </Section>
  )
}

export const query = graphql`
  fragment Story on AboutPage {
    story {
      heading
      paragraphs
    }
    ...StoryMap
  }
`

const First = styled(Prose)`
  padding-block-start: var(--space-md);
  color: var(--ink);
  font-size: var(--text-lg);
`

const Text = styled(Paragraphs)`
  display: block;
  margin-block-start: var(--space-lg);

  p {
    padding-block-end: 1.1em;
  }

  ${media.large} {
    columns: 2;
    column-gap: var(--space-xl);
  }
`
