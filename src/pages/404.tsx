import { graphql, type HeadProps, type PageProps } from 'gatsby'
import { useEffect } from 'react'
import { HeadTags } from '../layout/HeadTags'
import { NotFound } from '../sections/NotFound'

export default function NotFoundPage({ data, location }: PageProps<Queries.NotFoundPageQuery>) {
  useEffect(() => {
    // A warning: the site works, a link somewhere does not. For the page that came first, the start script has told it.
    if (location.key !== 'initial') console.warn(`404: ${location.pathname}`)
  }, [location])

  return <NotFound page={data.notFound} />
}

export function Head({ data }: HeadProps<Queries.NotFoundPageQuery>) {
  return <HeadTags {...data.notFound.seo} />
}

export const query = graphql`
  query NotFoundPage {
    notFound {
      seo {
        title
        description
      }
      ...NotFound
    }
  }
`
