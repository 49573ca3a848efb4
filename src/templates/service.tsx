import { graphql, type PageProps } from 'gatsby'
import { RelatedServices } from '../sections/RelatedServices'
import { ServiceHero } from '../sections/ServiceHero'
import { ServiceReasons } from '../sections/ServiceReasons'

export { Head } from '../layout/HeadTags'

/** The page of every service, under each of its prefixes. */
export default function ServicePage({ data }: PageProps<Queries.ServicePageQuery>) {
  const { service, serviceTemplate, homePage } = data
  return (
    <>
      <ServiceHero service={service} copy={serviceTemplate} />
      <ServiceReasons service={service} copy={serviceTemplate} testimonials={homePage.testimonials} />
      <RelatedServices relatedServices={service.relatedServices} copy={serviceTemplate.relatedServices} />
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
    serviceTemplate {
      ...ServiceHeroCopy
      ...ServiceReasonsCopy
      relatedServices {
        ...RelatedServicesCopy
      }
    }
    homePage {
      testimonials {
        ...TestimonialsNote
      }
    }
  }
`
