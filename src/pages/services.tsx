import { graphql, type HeadProps, type PageProps } from 'gatsby'
import { HeadTags } from '../layout/HeadTags'
import { PAGE_PATHS } from '../routes/paths'
import { Approach } from '../sections/Approach'
import { CallToAction } from '../sections/CallToAction'
import { PageIntro } from '../sections/PageIntro'
import { ServiceCatalog } from '../sections/ServiceCatalog'

/** `/services`: all services by group. */
export default function ServicesPage({ data }: PageProps<Queries.ServicesQuery>) {
  const { servicesOverview } = data
  return (
    <>
      <PageIntro intro={servicesOverview.intro} />
      <ServiceCatalog groups={servicesOverview.groups} />
      <Approach approach={servicesOverview.approach} />
      <CallToAction closing={servicesOverview.closing} sheet={servicesOverview.closingSheet} />
    </>
  )
}

export function Head({ data }: HeadProps<Queries.ServicesQuery>) {
  const { seo, shareImage, structuredData } = data.servicesOverview
  return <HeadTags {...seo} address={{ canonicalPath: PAGE_PATHS.services, shareImage, structuredData }} />
}

export const query = graphql`
  query Services {
    servicesOverview {
      seo {
        title
        description
      }
      shareImage {
        ...ShareImage
      }
      structuredData
      intro {
        ...PageIntro
      }
      groups {
        ...ServiceChapters
      }
      approach {
        ...Approach
      }
      closing {
        ...Closing
      }
      closingSheet {
        ...Sheet
      }
    }
  }
`
