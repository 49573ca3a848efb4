import styled from 'styled-components'
import { Link } from '../components/Link'
import { Container } from '../components/Section'
import { Heading, Lede } from '../components/Text'
import { ACTIONS } from './components/actions'
import { DRAWINGS } from './components/drawings'
import { TEXTS } from './components/texts'
import { FormParts } from './FormParts'
import { Maps } from './Maps'
import { Chapter, Part } from './Part'
import { type LoadedPage, usePageSections } from './samples/pages'
import type { Specimens } from './samples/specimen'
import { SmallSpecimens, WideSpecimens } from './Specimens'
import { TEXT } from './text'
import { TokenTables } from './TokenTables'

/** The data that the page queries. */
export type StyleGuideData = Queries.StyleGuideMapsFragment &
  Queries.StyleGuideDrawingsFragment &
  Queries.StyleGuidePagesFragment

/** The specimens of every component in src/components/, by file name. */
export const COMPONENTS: Specimens<Queries.StyleGuideDrawingsFragment> = { ...TEXTS, ...ACTIONS, ...DRAWINGS }

const { parts } = TEXT

interface StyleGuideProps {
  data: StyleGuideData
  /** One page of each kind. */
  pages: readonly LoadedPage[]
}

/** Shows every design token and component of the site in all states, for developers who work on its appearance. */
export function StyleGuide({ data, pages }: StyleGuideProps) {
  const sections = [...usePageSections(pages)]
  const contents = [
    { id: 'maps', title: parts.maps, chapters: [] },
    { id: 'tokens', title: parts.tokens, chapters: [] },
    { id: 'components', title: parts.components, chapters: Object.keys(COMPONENTS) },
    { id: 'consultation', title: parts.consultation, chapters: [] },
    { id: 'sections', title: parts.sections, chapters: sections.map(([name]) => name) },
  ]
  return (
    <>
      <Intro>
        <Heading as="h1" $size="xl">
          {TEXT.title}
        </Heading>
        <Lede>{TEXT.lead}</Lede>
        <nav aria-label={TEXT.navigation}>
          {contents.map(({ id, title, chapters }) => (
            <ul key={id} role="list">
              {[{ id, title }, ...chapters.map((name) => ({ id: name, title: name }))].map((entry) => (
                <li key={entry.id}>
                  <Link to={`#${entry.id}`}>{entry.title}</Link>
                </li>
              ))}
            </ul>
          ))}
        </nav>
      </Intro>
      <Part id="maps" title={parts.maps}>
        <Maps {...data} />
      </Part>
      <Part id="tokens" title={parts.tokens}>
        <TokenTables />
      </Part>
      <Part id="components" title={parts.components}>
        {Object.entries(COMPONENTS).map(([name, specimens]) => (
          <Chapter key={name} id={name} title={name}>
            <SmallSpecimens name={name} specimens={specimens(data)} />
          </Chapter>
        ))}
      </Part>
      <Part id="consultation" title={parts.consultation}>
        <FormParts />
      </Part>
      <Part id="sections" title={parts.sections}>
        {sections.map(([name, specimens]) => (
          <Chapter key={name} id={name} title={name}>
            <WideSpecimens name={name} specimens={specimens} />
          </Chapter>
        ))}
      </Part>
    </>
  )
}

const Intro = styled(Container)`
  display: grid;
  gap: var(--space-md);
  padding-block-start: var(--space-xl);

  ul {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--space-sm);
    padding-block: var(--space-3xs);
    border-block-start: var(--hairline);
  }

  li:first-child {
    flex-basis: 100%;
    font-weight: 600;
  }

  a {
    display: inline-block;
    padding-block: var(--space-2xs);
  }
`
