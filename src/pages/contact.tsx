import { graphql, type HeadProps, type PageProps } from 'gatsby'
import { deliveryOf } from '../consultation-form/delivery'
import { HeadTags } from '../layout/HeadTags'
import { Consultation } from '../sections/Consultation'
import { Location } from '../sections/Location'

/** `/contact`: the consultation form and the firm's contact details. Below it is a page about each service. */
export default function ContactPage({ data }: PageProps<Queries.ContactQuery>) {
  const { contactPage, deliverySettings, siteSettings, allService } = data
  return (
    <>
      <Consultation
        page={contactPage}
        contact={siteSettings.contact}
        offer={siteSettings.offer}
        delivery={deliveryOf(deliverySettings)}
        noJsForm={deliverySettings.noJsForm}
        service={allService.nodes[0]?.name}
      />
      <Location page={contactPage} />
    </>
  )
}

export function Head({ data }: HeadProps<Queries.ContactQuery>) {
  return <HeadTags {...data.contactPage.head} />
}

export const query = graphql`
  query Contact($service: String = "") {
    contactPage {
      head {
        ...PageHead
      }
      ...Consultation
      ...Location
    }
    deliverySettings {
      via
      url
      key
      noJsForm {
        ...NoJsFields
      }
    }
    siteSettings {
      contact {
        ...ConsultationContact
        ...ContactDetails
      }
      offer {
        ...Offer
      }
    }
    allService(filter: { id: { eq: $service } }) {
      nodes {
        name
      }
    }
  }
`
