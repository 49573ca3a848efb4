import { graphql, type HeadProps, type PageProps } from 'gatsby'
import { HeadTags } from '../layout/HeadTags'
import { LegalText } from '../sections/LegalText'

/** The privacy, terms, and cookies pages. */
export default function LegalPage({ data }: PageProps<Queries.LegalPageQuery>) {
  return <LegalText page={data.legalPageWithId} />
}

export function Head({ data }: HeadProps<Queries.LegalPageQuery>) {
  const { seo, slug, shareImage, structuredData } = data.legalPageWithId
  return <HeadTags {...seo} address={{ canonicalPath: `/${slug}`, shareImage, structuredData }} />
}

export const query = graphql`
  query LegalPage($id: String!) {
    legalPageWithId(id: $id) {
      slug
      seo {
        title
        description
      }
      shareImage {
        ...ShareImage
      }
      structuredData
      ...LegalText
    }
  }
`
