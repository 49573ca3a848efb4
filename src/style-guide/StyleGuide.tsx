import styled from 'styled-components'
import { Link } from '../components/Link'
import { Container } from '../components/Section'
import { Heading, Lede } from '../components/Text'
import { Frame } from './Frame'
import { type LoadedPage, usePageSections } from './page-sections'
import { Tokens } from './Tokens'

/** Text of the style guide itself. It is not site content, because only developers see it. */
export const TEXT = {
  title: 'Style guide',
  lead: 'The design tokens, and every section with the longest and the shortest content. This page exists in development only.',
  sections: 'Sections',
  tokens: 'Tokens',
}

/** Shows every section of the site with the longest and the shortest content, and the design tokens. */
export function StyleGuide({ pages }: { pages: readonly LoadedPage[] }) {
  const sections = [...usePageSections(pages)]
  return (
    <>
      <Chapter>
        <Heading as="h1" $size="xl">
          {TEXT.title}
        </Heading>
        <Lede>{TEXT.lead}</Lede>
        <Contents aria-label={TEXT.sections}>
          {sections.map(([name]) => (
            <Link key={name} to={`#${name}`}>
              {name}
            </Link>
          ))}
        </Contents>
      </Chapter>
      <Chapter>
        <Heading>{TEXT.tokens}</Heading>
        <Tokens />
      </Chapter>
      <div id="sections">
        {sections.map(([name, specimens]) => (
          <section key={name} id={name}>
            {specimens.map(({ length, section }) => (
              <figure key={length}>
                <Caption>
                  <strong>{name}</strong> {length}
                </Caption>
                <Frame>{section}</Frame>
              </figure>
            ))}
          </section>
        ))}
      </div>
    </>
  )
}

const Chapter = styled(Container)`
  display: grid;
  gap: var(--space-md);
  padding-block: var(--space-xl);
`

const Contents = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--space-sm);

  a {
    padding-block: var(--space-2xs);
  }
`

const Caption = styled(Container).attrs({ as: 'figcaption' })`
  padding-block: var(--space-xs);
  border-block: var(--hairline);
  color: var(--muted);
  font-size: var(--text-sm);

  strong {
    color: var(--ink);
  }
`
