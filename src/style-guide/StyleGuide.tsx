import { graphql } from 'gatsby'
import { type ComponentType, useEffect, useState } from 'react'
import styled from 'styled-components'
import { Container } from '../components/Section'
import { Heading, Lede } from '../components/Text'
import { COMPOUNDS, type Fields, resized } from './extremes'

/** The page's own text. It is not content, because only developers see it. */
export const TEXT = {
  title: 'Style guide',
  lead: 'The design tokens, and every section with the longest and the shortest content. This page exists in development only.',
  tokens: 'Tokens',
  letters: 'Aa',
}

interface LoadedPage {
  component: { default: ComponentType<{ data: Fields; pageContext: object; location: Location }> }
  json: { data: Fields; pageContext: object }
  page: { path: string }
}

/** The design tokens, and every page with the longest and the shortest content that the content model allows. */
export function StyleGuide({ group }: Queries.StyleGuidePagesFragment['allSitePage']) {
  const [pages, setPages] = useState<readonly LoadedPage[]>([])
  useEffect(() => {
    const paths = group.flatMap(({ nodes }) => nodes.map(({ path }) => path))
    const loading = paths.map(async (path): Promise<unknown> => window.___loader?.loadPage(path))
    void Promise.all(loading).then((loaded) => {
      setPages(loaded.filter(isPage))
    })
  }, [group])
  return (
    <>
      <Chapter>
        <Heading as="h1" $size="xl">
          {TEXT.title}
        </Heading>
        <Lede>{TEXT.lead}</Lede>
        <Heading>{TEXT.tokens}</Heading>
        <Tokens />
      </Chapter>
      {pages.flatMap(({ component: { default: Page }, json, page: { path } }) =>
        versionsOf(json.data).map(({ name, data, lang }) => (
          <figure key={path + name} lang={lang}>
            <Caption>
              <strong>{path}</strong> {name}
            </Caption>
            <Page data={data} pageContext={json.pageContext} location={window.location} />
          </figure>
        )),
      )}
    </>
  )
}

/** A page's longest and shortest content, and for a service, long German words. */
function versionsOf(data: Fields): { name: string; data: Fields; lang?: string }[] {
  const lengths = (['longest', 'shortest'] as const).map((name) => ({ name, data: resized(data, name) }))
  if (!('service' in data)) return lengths
  return [...lengths, { name: 'German', data: resized(data, 'longest', COMPOUNDS), lang: 'de' }]
}

function isPage(resources: unknown): resources is LoadedPage {
  return typeof resources === 'object' && resources !== null && 'json' in resources
}

/** Every token, as a background and as a font size, wherever that is valid. */
function Tokens() {
  const [tokens] = useState(readTokens)
  return (
    <List role="list">
      {tokens.map(({ name, value }) => (
        <li key={name}>
          <div style={{ background: `var(${name})`, fontSize: `var(${name})` }}>{TEXT.letters}</div>
          <strong>{name}</strong>
          <span>{value}</span>
        </li>
      ))}
    </List>
  )
}

/** Reads the tokens from the page's style sheets, so that the list is complete. */
function readTokens(): { name: string; value: string }[] {
  const properties = new Map<string, string>()
  for (const { cssRules } of document.styleSheets) {
    for (const rule of cssRules) {
      if (!(rule instanceof CSSStyleRule) || rule.selectorText !== ':root') continue
      for (const name of rule.style) if (name.startsWith('--')) properties.set(name, rule.style.getPropertyValue(name))
    }
  }
  return [...properties].map(([name, value]) => ({ name, value }))
}

/** One page for each file in src/pages/ and src/templates/. */
export const query = graphql`
  fragment StyleGuidePages on Query {
    allSitePage(filter: { component: { regex: "/src.(pages|templates)./" } }) {
      group(field: { component: SELECT }, limit: 1) {
        nodes {
          path
        }
      }
    }
  }
`

const Chapter = styled(Container)`
  display: grid;
  gap: var(--space-md);
  padding-block: var(--space-xl);
`

const Caption = styled(Container).attrs({ as: 'figcaption' })`
  padding-block: var(--space-xs);
  border-block: var(--hairline);
  color: var(--muted);
  font-size: var(--text-sm);
`

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(12rem, 1fr));
  gap: var(--space-md) var(--space-sm);

  > li {
    display: flex;
    flex-direction: column;
    justify-content: end;
    overflow: hidden;
    font-size: var(--text-sm);
  }
`
