import { graphql, type HeadProps, type PageProps } from 'gatsby'
import { HeadTags } from '../layout/HeadTags'
import { ServiceHero } from '../sections/ServiceHero'
import { ServiceNeighbors } from '../sections/ServiceNeighbors'
import { ServiceReasons } from '../sections/ServiceReasons'

/** The page of every service, under each of its prefixes. */
export default function ServicePage({ data }: PageProps<Queries.ServicePageQuery>) {
  const { service, servicePage, homePage, siteSettings } = data
  return (
    <>
      <ServiceHero service={service} copy={servicePage} offer={siteSettings.offer} tagline={siteSettings.tagline} />
      <ServiceReasons
        service={service}
        copy={servicePage}
        statement={homePage.testimonials?.statement ?? null}
        rated={siteSettings.words.rated}
        offer={siteSettings.offer}
      />
      <ServiceNeighbors neighbors={service.neighbors} copy={servicePage.neighbors} />
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
    siteSettings {
      tagline
      offer {
        ...Offer
      }
      words {
        rated
      }
    }
  }
`
