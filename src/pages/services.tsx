import { graphql, type HeadProps, type PageProps } from 'gatsby'
import { HeadTags } from '../layout/HeadTags'
import { Approach } from '../sections/Approach'
import { CallToAction } from '../sections/CallToAction'
import { PageIntro } from '../sections/PageIntro'
import { ServiceCatalog } from '../sections/ServiceCatalog'

/** `/services`: all services by group. */
export default function ServicesPage({ data }: PageProps<Queries.ServicesQuery>) {
  const { servicesPage, siteSettings } = data
  return (
    <>
      <PageIntro intro={servicesPage.intro} />
      <ServiceCatalog groups={servicesPage.groups} />
      <Approach approach={servicesPage.approach} />
      <CallToAction
        callToAction={servicesPage.callToAction}
        map={servicesPage.callToActionMap}
        offer={siteSettings.offer}
      />
    </>
  )
}

export function Head({ data }: HeadProps<Queries.ServicesQuery>) {
  return <HeadTags {...data.servicesPage.head} />
}

export const query = graphql`
  query Services {
    servicesPage {
      head {
        ...PageHead
      }
      intro {
        ...PageIntro
      }
      groups {
        ...ServiceCatalog
      }
      approach {
        ...Approach
      }
      callToAction {
        ...CallToAction
      }
      callToActionMap {
        ...MapIllustration
      }
    }
    siteSettings {
      offer {
        ...Offer
      }
    }
  }
`
