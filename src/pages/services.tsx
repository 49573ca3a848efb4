import { graphql, type PageProps } from 'gatsby'
import { Approach } from '../sections/Approach'
import { CallToAction } from '../sections/CallToAction'
import { IndexSheet } from '../sections/IndexSheet'
import { PageIntro } from '../sections/PageIntro'
import { ServiceCatalog } from '../sections/ServiceCatalog'

export { Head } from '../layout/HeadTags'

/** `/services`: all services by group. */
export default function ServicesPage({ data }: PageProps<Queries.ServicesQuery>) {
  const { servicesPage } = data
  return (
    <>
      <PageIntro intro={servicesPage.intro} />
      <IndexSheet sheet={servicesPage.sheet} />
      <ServiceCatalog groups={servicesPage.groups} />
      <Approach approach={servicesPage.approach} />
      <CallToAction page={servicesPage} hasOffer />
    </>
  )
}

export const query = graphql`
  query Services {
    servicesPage {
      ...Head
      intro {
        ...PageIntro
      }
      sheet {
        ...IndexSheet
      }
      groups {
        ...ServiceCatalog
      }
      approach {
        ...Approach
      }
      ...CallToAction
    }
  }
`
