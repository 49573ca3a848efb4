import { graphql, type PageProps } from 'gatsby'
import { CallToAction } from '../sections/CallToAction'
import { HomeHero } from '../sections/HomeHero'
import { Plan } from '../sections/Plan'
import { ServiceGrid } from '../sections/ServiceGrid'
import { Stats } from '../sections/Stats'
import { Testimonials } from '../sections/Testimonials'

export { Head } from '../layout/HeadTags'

export default function HomePage({ data }: PageProps<Queries.HomeQuery>) {
  const { homePage, allTestimonial } = data
  return (
    <>
      <HomeHero page={homePage} />
      <Stats stats={homePage.stats} />
      <ServiceGrid services={homePage.services} />
      <Plan plan={homePage.plan} />
      <Testimonials copy={homePage.testimonials} testimonials={allTestimonial.nodes} />
      <CallToAction page={homePage} hasOffer />
    </>
  )
}

export const query = graphql`
  query Home {
    homePage {
      ...Head
      ...HomeHero
      stats {
        ...Stats
      }
      services {
        ...ServiceGrid
      }
      plan {
        ...Plan
      }
      testimonials {
        ...TestimonialsCopy
      }
      ...CallToAction
    }
    allTestimonial(sort: [{ order: ASC }, { fields: { slug: ASC } }], limit: 3) {
      nodes {
        ...Testimonial
      }
    }
  }
`
