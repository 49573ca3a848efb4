import { graphql, type HeadProps, type PageProps } from 'gatsby'
import { useMemo } from 'react'
import { deliveryOf } from '../consultation/delivery'
import { plainForm } from '../consultation/plain-form'
import { HeadTags } from '../layout/HeadTags'
import { SIMULATED } from '../routes/deliveries'
import { PAGE_PATHS, THANKS_PATH } from '../routes/paths'
import { Consultation } from '../sections/Consultation'
import { Location } from '../sections/Location'

export default function ContactPage({ data }: PageProps<Queries.ContactQuery>) {
  const { contact, settings } = data
  const chosen = settings.delivery ?? SIMULATED
  const delivery = useMemo(() => deliveryOf(chosen), [chosen])
  const plain = plainForm(chosen, { siteUrl: settings.url, thanksPath: THANKS_PATH })
  return (
    <>
      <Consultation page={contact} contact={settings.contact} delivery={delivery} plain={plain} />
      <Location page={contact} />
    </>
  )
}

export function Head({ data }: HeadProps<Queries.ContactQuery>) {
  const { seo, shareImage, structuredData } = data.contact
  return <HeadTags {...seo} address={{ canonicalPath: PAGE_PATHS.contact, shareImage, structuredData }} />
}

export const query = graphql`
  query Contact {
    contact {
      seo {
        title
        description
      }
      shareImage {
        ...ShareImage
      }
      structuredData
      ...Consultation
      ...Location
    }
    settings {
      url
      delivery {
        ...ConsultationDelivery
      }
      contact {
        ...ConsultationContact
        ...ContactDetails
      }
    }
  }
`
