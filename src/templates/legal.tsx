import { graphql, type HeadProps, type PageProps } from 'gatsby'
import { HeadTags } from '../layout/HeadTags'
import { LegalText } from '../sections/LegalText'

/** The privacy, terms, and cookies pages. */
export default function LegalPage({ data }: PageProps<Queries.LegalPageQuery>) {
  return <LegalText page={data.legalPage} />
}

export function Head({ data }: HeadProps<Queries.LegalPageQuery>) {
  return <HeadTags {...data.legalPage.head} />
}

export const query = graphql`
  query LegalPage($id: String!) {
    legalPage(id: $id) {
      head {
        ...PageHead
      }
      ...LegalText
    }
  }
`
