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
import { type Fields, type Length, resized } from './extremes'

/** A page of the site, as Gatsby's loader returns it: its module, the result of its query, and its context. */
export interface LoadedPage {
  component: { default: (props: { data: Fields; pageContext: object; location: Location }) => ReactNode }
  json: { data: Fields; pageContext: object }
}

/** The lengths of content in which each section is shown. */
const LENGTHS = ['longest', 'shortest'] as const

interface Specimen {
  length: Length
  section: ReactElement
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
 * Creates the specimens of every section that is on a page: with the longest and the shortest content that the content model
 * allows.
 *
 * Calls the pages' components, so it follows the rules of hooks: the pages must not change.
 *
 * @returns the specimens by the section's name, in the order of the pages
 */
export function usePageSections(pages: readonly LoadedPage[]): ReadonlyMap<string, readonly Specimen[]> {
  const specimens = new Map<string, readonly Specimen[]>()
  for (const { component, json } of pages) {
    for (const length of LENGTHS) {
      const data = resized(json.data, length)
      const page = component.default({ data, pageContext: json.pageContext, location: window.location })
      for (const section of sectionsIn(page)) {
        if (typeof section.type === 'string') continue
        const { name } = section.type
        const earlier = specimens.get(name) ?? []
        if (earlier.some((specimen) => specimen.length === length)) continue
        specimens.set(name, [...earlier, { length, section }])
      }
    }
  }
  return specimens
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
