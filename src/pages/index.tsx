import { graphql, type HeadProps, type PageProps } from 'gatsby'
import { HeadTags } from '../layout/HeadTags'
import { PAGE_PATHS } from '../routes/paths'
import { CallToAction } from '../sections/CallToAction'
import { HomeHero } from '../sections/HomeHero'
import { Stats } from '../sections/Stats'
import { ServiceGrid } from '../sections/ServiceGrid'
import { Testimonials } from '../sections/Testimonials'

/** `/`: the home page. */
export default function HomePage({ data }: PageProps<Queries.HomeQuery>) {
  const { home, settings, allTestimonial } = data
  return (
    <>
      <HomeHero page={home} />
      <Stats results={home.results} footnote={settings.words.footnote} />
      <ServiceGrid services={home.services} />
      <Testimonials
        heading={home.testimonials.heading}
        testimonials={allTestimonial.nodes}
        rated={settings.words.rated}
      />
      <CallToAction closing={home.closing} sheet={home.closingSheet} />
    </>
  )
}

export function Head({ data }: HeadProps<Queries.HomeQuery>) {
  const { seo, shareImage, structuredData } = data.home
  return <HeadTags {...seo} address={{ canonicalPath: PAGE_PATHS.home, shareImage, structuredData }} />
}

export const query = graphql`
  query Home {
    home {
      seo {
        title
        description
      }
      shareImage {
        ...ShareImage
      }
      structuredData
      ...HomeHero
      results {
        ...Results
      }
      services {
        ...ServiceGrid
      }
      testimonials {
        heading
      }
      closing {
        ...Closing
      }
      closingSheet {
        ...Sheet
      }
    }
    allTestimonial(sort: { order: ASC }) {
      nodes {
        ...Testimonial
      }
    }
    settings {
      words {
        footnote
        rated
      }
    }
  }
`
