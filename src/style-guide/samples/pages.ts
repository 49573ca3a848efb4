import { graphql } from 'gatsby'
import {
  Children,
  Fragment,
  isValidElement,
  type PropsWithChildren,
  type ReactElement,
  type ReactNode,
  useEffect,
  useState,
} from 'react'
import { STATES } from '../text'
import { type Fields, resized } from './extremes'
import { furtherStates } from './further-states'
import type { Specimen } from './specimen'

/** A page of the site, as Gatsby's loader returns it: its module, the result of its query, and its context. */
export interface LoadedPage {
  component: { default: (props: { data: Fields; pageContext: object; location: Location }) => ReactNode }
  json: { data: Fields; pageContext: object }
}

/**
 * Loads one page of each kind: one for each file in src/pages/ and src/templates/.
 *
 * @returns the pages, or undefined until all have loaded
 */
export function useLoadedPages({ group }: Queries.StyleGuidePagesFragment['allSitePage']) {
  const [pages, setPages] = useState<readonly LoadedPage[]>()
  useEffect(() => {
    const paths = group.flatMap(({ nodes }) => nodes.map(({ path }) => path))
    const loading = paths.map(async (path): Promise<unknown> => window.___loader?.loadPage(path))
    void Promise.all(loading).then((loaded) => {
      setPages(loaded.filter(isPage))
    })
  }, [group])
  return pages
}

/**
 * Creates the specimens of every section that is on a page: with the published content, with the longest and the shortest
 * that the content model allows, with few entries, and in its further states.
 *
 * Calls the pages' components, so it follows the rules of hooks: the pages must not change.
 *
 * @returns the specimens by the section's name, in the order of the pages
 */
export function usePageSections(pages: readonly LoadedPage[]): ReadonlyMap<string, readonly Specimen[]> {
  const sections = new Map<string, readonly Specimen[]>()
  for (const { component, json } of pages) {
    const { pageContext } = json
    const sectionsWith = (data: Fields) =>
      sectionsIn(component.default({ data, pageContext, location: window.location }))
    const longest = sectionsWith(resized(json.data, 'longest'))
    const few = sectionsWith(resized(json.data, 'few'))
    const shortest = sectionsWith(resized(json.data, 'shortest'))
    for (const [index, section] of sectionsWith(json.data).entries()) {
      if (typeof section.type === 'string' || sections.has(section.type.name)) continue
      sections.set(section.type.name, [
        { state: STATES.published, element: section },
        { state: STATES.longest, element: longest[index] ?? section },
        { state: STATES.few, element: few[index] ?? section },
        { state: STATES.shortest, element: shortest[index] ?? section },
        ...furtherStates(section),
      ])
    }
  }
  return sections
}

function isPage(resources: unknown): resources is LoadedPage {
  return typeof resources === 'object' && resources !== null && 'component' in resources && 'json' in resources
}

/** The sections that a page renders, in order. */
function sectionsIn(page: ReactNode): ReactElement[] {
  return Children.toArray(page).flatMap((child) => {
    if (!isValidElement<PropsWithChildren>(child)) return []
    return child.type === Fragment ? sectionsIn(child.props.children) : [child]
  })
}

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
