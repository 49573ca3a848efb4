import { graphql, type HeadProps, type PageProps } from 'gatsby'
import { HeadTags } from '../layout/HeadTags'
import { PAGE_PATHS } from '../routes/paths'
import { Benefits } from '../sections/Benefits'
import { CareersHero } from '../sections/CareersHero'
import { CallToAction } from '../sections/CallToAction'
import { Culture } from '../sections/Culture'
import { Positions } from '../sections/Positions'

/** `/careers`: the firm as an employer, and its open positions. */
export default function CareersPage({ data }: PageProps<Queries.CareersQuery>) {
  const { careers, settings, allJob } = data
  return (
    <>
      <CareersHero hero={careers.hero} sheet={careers.sheet} />
      <Benefits benefits={careers.benefits} />
      <Positions positions={careers.positions} jobs={allJob.nodes} email={settings.contact.email} />
      <Culture culture={careers.culture} />
      <CallToAction closing={careers.closing} sheet={careers.closingSheet} />
    </>
  )
}

export function Head({ data }: HeadProps<Queries.CareersQuery>) {
  const { seo, shareImage, structuredData } = data.careers
  return <HeadTags {...seo} address={{ canonicalPath: PAGE_PATHS.careers, shareImage, structuredData }} />
}

export const query = graphql`
  query Careers {
    careers {
      seo {
        title
        description
      }
      shareImage {
        ...ShareImage
      }
      structuredData
      hero {
        ...CareersHero
      }
      benefits {
        ...Benefits
      }
      positions {
        ...Positions
      }
      culture {
        ...Culture
      }
      closing {
        ...Closing
      }
      sheet {
        ...Sheet
      }
      closingSheet {
        ...Sheet
      }
    }
    allJob(sort: { order: ASC }) {
      nodes {
        ...Position
      }
    }
    settings {
      contact {
        email
      }
    }
  }
`
