import { graphql, type PageProps } from 'gatsby'
import { HeadTags } from './src/layout/HeadTags'
import { StyleGuide, TEXT } from './src/style-guide/StyleGuide'

/** The page at /style-guide. It is outside `src`, because a build warns about every query in `src` that no page runs. */
export default function StyleGuidePage({ data }: PageProps<Queries.StyleGuidePagesFragment>) {
  return <StyleGuide {...data.allSitePage} />
}

export function Head() {
  return <HeadTags title={TEXT.title} description={TEXT.lead} />
}

export const query = graphql`
  query StyleGuide {
    ...StyleGuidePages
  }
`
