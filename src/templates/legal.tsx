import { graphql, type PageProps } from 'gatsby'
import { LegalText } from '../sections/LegalText'

export { Head } from '../layout/HeadTags'

/** The privacy, terms, and cookies pages. */
export default function LegalPage({ data }: PageProps<Queries.LegalPageQuery>) {
  return <LegalText page={data.legalPage} />
}

export const query = graphql`
  query LegalPage($id: String!) {
    legalPage(id: $id) {
      ...Head
      ...LegalText
    }
  }
`
