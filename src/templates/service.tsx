import { graphql, type PageProps } from 'gatsby'
import { ServiceHero } from '../sections/ServiceHero'
import { ServiceNeighbors } from '../sections/ServiceNeighbors'
import { ServiceReasons } from '../sections/ServiceReasons'

export { Head } from '../layout/HeadTags'

/** The page of every service, under each of its prefixes. */
export default function ServicePage({ data }: PageProps<Queries.ServicePageQuery>) {
  const { service, servicePage, homePage } = data
  return (
    <>
      <ServiceHero service={service} copy={servicePage} />
      <ServiceReasons service={service} copy={servicePage} statement={homePage.testimonials?.statement ?? null} />
      <ServiceNeighbors neighbors={service.neighbors} copy={servicePage.neighbors} />
    </>
  )
}

export const query = graphql`
  query ServicePage($id: String!) {
    service(id: $id) {
      ...Head
      ...ServiceHero
      ...ServiceReasons
      neighbors {
        ...ServiceNeighbors
      }
    }
    servicePage {
      ...ServiceHeroCopy
      ...ServiceReasonsCopy
      neighbors {
        ...ServiceNeighborsCopy
      }
    }
    homePage {
      testimonials {
        statement
      }
    }
  }
`
