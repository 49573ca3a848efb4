import { graphql, type PageProps } from 'gatsby'
import { Benefits } from '../sections/Benefits'
import { CallToAction } from '../sections/CallToAction'
import { CareersHero } from '../sections/CareersHero'
import { Culture } from '../sections/Culture'
import { Positions } from '../sections/Positions'

export { Head } from '../layout/HeadTags'

/** `/careers`: the firm as an employer, and its open positions. */
export default function CareersPage({ data, location }: PageProps<Queries.CareersQuery>) {
  const { careersPage, allJob } = data
  return (
    <>
      <CareersHero page={careersPage} />
      <Benefits benefits={careersPage.benefits} />
      <Positions positions={careersPage.positions} jobs={allJob.nodes} hash={location.hash} />
      <Culture culture={careersPage.culture} />
      <CallToAction page={careersPage} />
    </>
  )
}

export const query = graphql`
  query Careers {
    careersPage {
      ...Head
      ...CareersHero
      benefits {
        ...Benefits
      }
      positions {
        ...Positions
      }
      culture {
        ...Culture
      }
      ...CallToAction
    }
    allJob(sort: [{ order: ASC }, { fields: { slug: ASC } }]) {
      nodes {
        ...Position
      }
    }
  }
`
