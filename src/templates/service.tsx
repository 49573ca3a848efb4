import { graphql, type PageProps } from 'gatsby'
import { RelatedServices } from '../sections/RelatedServices'
import { ServiceHero } from '../sections/ServiceHero'
import { ServiceReasons } from '../sections/ServiceReasons'

export { Head } from '../layout/HeadTags'

/** The page of every service, under each of its prefixes. */
export default function ServicePage({ data }: PageProps<Queries.ServicePageQuery>) {
  const { service, servicePage, homePage } = data
  return (
    <>
      <ServiceHero service={service} copy={servicePage} />
      <ServiceReasons service={service} copy={servicePage} statement={homePage.testimonials?.statement ?? null} />
      <RelatedServices relatedServices={service.relatedServices} copy={servicePage.relatedServices} />
    </>
  )
}

export const query = graphql`
  query ServicePage($id: String!) {
    service(id: $id) {
      ...Head
      ...ServiceHero
      ...ServiceReasons
      relatedServices {
        ...RelatedServices
      }
    }
    servicePage {
      ...ServiceHeroCopy
      ...ServiceReasonsCopy
      relatedServices {
        ...RelatedServicesCopy
      }
    }
    homePage {
      testimonials {
        statement
      }
    }
  }
`
