import { graphql, type HeadProps, type PageProps } from 'gatsby'
import { deliveryOf } from '../consultation-form/delivery'
import { HeadTags } from '../layout/HeadTags'
import { PAGE_PATHS } from '../routes/paths'
import { Consultation } from '../sections/Consultation'
import { Location } from '../sections/Location'

/** `/contact`: the consultation form and the firm's contact details. */
export default function ContactPage({ data }: PageProps<Queries.ContactQuery>) {
  const { contact, delivery, settings } = data
  return (
    <>
      <Consultation
        page={contact}
        contact={settings.contact}
        delivery={deliveryOf(delivery)}
        plain={delivery.plainForm}
      />
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
    delivery {
      ...ConsultationDelivery
      plainForm {
        ...PlainForm
      }
    }
    settings {
      contact {
        ...ConsultationContact
        ...ContactDetails
      }
    }
  }
`
