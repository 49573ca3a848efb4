import { graphql, type PageProps } from 'gatsby'
import { useEffect } from 'react'
import { logUnknownPath } from '../deferred-start/unknown-path'
import { NotFound } from '../sections/NotFound'

export { Head } from '../layout/HeadTags'

/** The 404 page. It also logs the unknown path to the console (specification, section 2). */
export default function NotFoundPage({ data, location }: PageProps<Queries.NotFoundPageQuery>) {
  useEffect(() => {
    logUnknownPath(location.pathname)
  }, [location.pathname])

  return <NotFound page={data.notFoundPage} />
}

export const query = graphql`
  query NotFoundPage {
    notFoundPage {
      ...Head
      ...NotFound
    }
  }
`
