import { graphql, type HeadProps, type PageProps } from 'gatsby'
import { useEffect } from 'react'
import { logUnknownPath } from '../deferred-start/unknown-path'
import { HeadTags } from '../layout/HeadTags'
import { NotFound } from '../sections/NotFound'

/** The 404 page, which it also logs to the console. */
export default function NotFoundPage({ data, location }: PageProps<Queries.NotFoundPageQuery>) {
  useEffect(() => {
    logUnknownPath(location.pathname)
  }, [location.pathname])

  return <NotFound page={data.notFoundPage} />
}

export function Head({ data }: HeadProps<Queries.NotFoundPageQuery>) {
  return <HeadTags {...data.notFoundPage.head} />
}

export const query = graphql`
  query NotFoundPage {
    notFoundPage {
      head {
        ...PageHead
      }
      ...NotFound
    }
  }
`
