import { graphql, type HeadProps, type PageProps } from 'gatsby'
import { HeadTags } from '../layout/HeadTags'
import { canonicalServicePath } from '../routes/paths'
import { ServiceReasons } from '../sections/ServiceReasons'
import { ServiceHero } from '../sections/ServiceHero'

/** The page of every service, under each of its prefixes. */
export default function ServicePage({ data }: PageProps<Queries.ServicePageQuery>) {
  const { serviceWithId, serviceFrame } = data
  return (
    <>
      <ServiceHero service={serviceWithId} frame={serviceFrame} />
      <ServiceReasons service={serviceWithId} frame={serviceFrame} />
    </>
  )
}

export function Head({ data }: HeadProps<Queries.ServicePageQuery>) {
  const { title, description, shareImage, structuredData, ...route } = data.serviceWithId
  const address = { canonicalPath: canonicalServicePath(route), shareImage, structuredData }
  return <HeadTags title={title} description={description} address={address} />
}

export const query = graphql`
  query ServicePage($id: String!) {
    serviceWithId(id: $id) {
      title
      description
      slug
      prefixes
      shareImage {
        ...ShareImage
      }
      structuredData
      ...ServiceSheet
      ...ServiceReasons
    }
    serviceFrame {
      ...ServiceSheetWords
      ...ServiceReasonsWords
    }
  }
`
