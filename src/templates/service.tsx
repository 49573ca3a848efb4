import { graphql, type HeadProps, type PageProps } from 'gatsby'
import { HeadTags } from '../layout/HeadTags'
import { ServiceHero } from '../sections/ServiceHero'
import { ServiceReasons } from '../sections/ServiceReasons'

/** The page of every service, under each of its prefixes. */
export default function ServicePage({ data }: PageProps<Queries.ServicePageQuery>) {
  const { service, servicePage, siteSettings } = data
  return (
    <>
      <ServiceHero service={service} copy={servicePage} />
      <ServiceReasons service={service} copy={servicePage} offer={siteSettings.offer} />
    </>
  )
}

export function Head({ data }: HeadProps<Queries.ServicePageQuery>) {
  return <HeadTags {...data.service.head} />
}

export const query = graphql`
  query ServicePage($id: String!) {
    service(id: $id) {
      head {
        ...PageHead
      }
      ...ServiceHero
      ...ServiceReasons
    }
    servicePage {
      ...ServiceHeroCopy
      ...ServiceReasonsCopy
    }
    siteSettings {
      offer {
        ...Offer
      }
    }
  }
`
