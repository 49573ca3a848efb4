import { graphql, type PageProps } from 'gatsby'
import { configuredDelivery } from '../consultation-form/configured-delivery'
import { Consultation } from '../sections/Consultation'
import { Location } from '../sections/Location'

export { Head } from '../layout/HeadTags'

/** `/contact`: the consultation form and the firm's contact details. */
export default function ContactPage({ data }: PageProps<Queries.ContactQuery>) {
  const { contactPage, thanksPage, allService, integrations } = data
  return (
    <>
      <Consultation
        page={contactPage}
        next={thanksPage}
        delivery={configuredDelivery}
        noJsForm={integrations.delivery.noJsForm}
        scheduling={integrations.scheduling}
        services={allService.nodes}
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
    thanksPage {
      ...NextSteps
    }
    allService(sort: { fields: { slug: ASC } }) {
      nodes {
        ...RequestedService
      }
    }
    integrations {
      delivery {
        noJsForm {
          ...NoJsFields
        }
      }
      scheduling {
        ...Scheduling
      }
    }
  }
`
