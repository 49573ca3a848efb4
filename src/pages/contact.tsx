import { graphql, type PageProps } from 'gatsby'
import { configuredDelivery } from '../consultation-form/configured-delivery'
import { Consultation } from '../sections/Consultation'
import { Location } from '../sections/Location'

interface ContactContext {
  /** The name of the service that the page is about. */
  service?: string
}

export { Head } from '../layout/HeadTags'

/** `/contact`: the consultation form and the firm's contact details. Below it is a page about each service. */
export default function ContactPage({ data, pageContext }: PageProps<Queries.ContactQuery, ContactContext>) {
  const { contactPage, integrations } = data
  return (
    <>
      <Consultation
        page={contactPage}
        delivery={configuredDelivery}
        noJsForm={integrations.delivery.noJsForm}
        service={pageContext.service}
      />
      <Location page={contactPage} />
    </>
  )
}

export const query = graphql`
  query Contact {
    contactPage {
      ...Head
      ...Consultation
      ...Location
    }
    integrations {
      delivery {
        noJsForm {
          ...NoJsFields
        }
      }
    }
  }
`
