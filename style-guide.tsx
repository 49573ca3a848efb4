import { graphql, type PageProps } from 'gatsby'
import { HeadTags } from './src/layout/HeadTags'
import { useLoadedPages } from './src/style-guide/samples/pages'
import { StyleGuide, type StyleGuideData } from './src/style-guide/StyleGuide'
import { TEXT } from './src/style-guide/text'

/**
 * The style guide for developers at /style-guide, only in `gatsby develop`. It is outside `src`, because a build warns
 * about every query in `src` that no page runs, and production builds do not have this page.
 */
export default function StyleGuidePage({ data }: PageProps<StyleGuideData>) {
  const pages = useLoadedPages(data.allSitePage)
  return pages ? <StyleGuide data={data} pages={pages} /> : null
}

export function Head() {
  return <HeadTags title={TEXT.title} description={TEXT.description} />
}

export const query = graphql`
  query StyleGuide {
    ...StyleGuideMaps
    ...StyleGuideDrawings
    ...StyleGuidePages
  }
`
