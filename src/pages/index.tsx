import { graphql, type HeadProps, type PageProps } from 'gatsby'
import { HeadTags } from '../layout/HeadTags'
import { CallToAction } from '../sections/CallToAction'
import { HomeHero } from '../sections/HomeHero'
import { ServiceGrid } from '../sections/ServiceGrid'
import { Stats } from '../sections/Stats'
import { Testimonials } from '../sections/Testimonials'

/** `/`: the home page. */
export default function HomePage({ data }: PageProps<Queries.HomeQuery>) {
  const { homePage, siteSettings, allTestimonial } = data
  return (
    <>
      <HomeHero page={homePage} offer={siteSettings.offer} />
      <Stats stats={homePage.stats} footnote={siteSettings.words.footnote} />
      <ServiceGrid services={homePage.services} />
      <Testimonials copy={homePage.testimonials} testimonials={allTestimonial.nodes} rated={siteSettings.words.rated} />
      <CallToAction callToAction={homePage.callToAction} map={homePage.callToActionMap} offer={siteSettings.offer} />
    </>
  )
}

export function Head({ data }: HeadProps<Queries.HomeQuery>) {
  return <HeadTags {...data.homePage.head} />
}

export const query = graphql`
  query Home {
    homePage {
      head {
        ...PageHead
      }
      ...HomeHero
      stats {
        ...Stats
      }
      services {
        ...ServiceGrid
      }
      testimonials {
        ...TestimonialsCopy
      }
      callToAction {
        ...CallToAction
      }
      callToActionMap {
        ...MapIllustration
      }
    }
    allTestimonial(sort: [{ order: ASC }, { fields: { slug: ASC } }], limit: 3) {
      nodes {
        ...Testimonial
      }
    }
    siteSettings {
      words {
        footnote
        rated
      }
      offer {
        ...Offer
      }
    }
  }
`
