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
      <HomeHero page={homePage} />
      <Stats stats={homePage.stats} footnote={siteSettings.words.footnote} />
      <ServiceGrid services={homePage.services} />
      <Testimonials
        heading={homePage.testimonials?.heading}
        testimonials={allTestimonial.nodes}
        rated={siteSettings.words.rated}
      />
      <CallToAction callToAction={homePage.callToAction} map={homePage.callToActionMap} />
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
        heading
      }
      callToAction {
        ...CallToAction
      }
      callToActionMap {
        ...MapIllustration
      }
    }
    allTestimonial(sort: { order: ASC }, limit: 3) {
      nodes {
        ...Testimonial
      }
    }
    siteSettings {
      words {
        footnote
        rated
      }
    }
  }
`
