import { graphql } from 'gatsby'
import { simulatedDelivery } from '../../consultation-form/delivery'
import { contactPage } from '../../content-model/contact-page'
import { legalPage } from '../../content-model/legal-page'
import { notFoundPage } from '../../content-model/not-found-page'
import { site } from '../../content-model/site'
import { thanksPage } from '../../content-model/thanks-page'
import { ErrorFallback } from '../../layout/ErrorFallback'
import { Consultation } from '../../sections/Consultation'
import { ContactDetails } from '../../sections/ContactDetails'
import { LegalText } from '../../sections/LegalText'
import { Location } from '../../sections/Location'
import { NotFound } from '../../sections/NotFound'
import { Thanks } from '../../sections/Thanks'
import { inColumn } from '../Boxes'
import { longest, shortest } from './extremes'
import { endlessDelivery, failedDelivery, instantDelivery, submit, submitEmpty } from './form-plays'
import { type Specimens, specimensOf } from './specimen'

const { hero, form, information, immediate, location } = contactPage.shape
const lines = site.shape.contact.pick({ address: true, hours: true })
const legal = legalPage.pick({ heading: true, lead: true, updated: true })
const thanks = thanksPage.omit({ seo: true })
const notFound = notFoundPage.pick({ heading: true, text: true, home: true })

const LONG_CONTACT = {
  ...longest(lines),
  phone: '+1 (312) 555-0177 (0178)',
  email: 'a.long.name.of.a.mailbox@a-long-name-of-a-department.example.com',
}

/** The form's longest texts. Where a text depends on the delivery, it is the text for one delivery. */
function longestForm() {
  const { privacy, success, ...copy } = longest(form)
  return { ...copy, privacy: privacy.endpoint, success: { ...success, confirmation: success.confirmation.delivered } }
}

/** The sections of the contact page and of standalone pages, and the error fallback, in all states. */
export const CONTACT: Specimens<Queries.StyleGuideContactFragment> = {
  Consultation: ({ contactPage: page, siteSettings: { contact } }) => {
    const copy = { hero: longest(hero), form: longestForm() }
    return specimensOf(
      Consultation,
      {
        'idle, as published': { page, contact, delivery: simulatedDelivery },
        'idle, the longest content': {
          page: { ...page, ...copy },
          contact: LONG_CONTACT,
          delivery: simulatedDelivery,
        },
        'invalid: sent with its required fields empty': { page, contact, delivery: simulatedDelivery },
        submitting: { page, contact, delivery: endlessDelivery },
        succeeded: { page, contact, delivery: instantDelivery },
        'failed: nothing was sent': { page, contact, delivery: failedDelivery },
      },
      {
        'invalid: sent with its required fields empty': submitEmpty,
        submitting: submit,
        succeeded: submit,
        'failed: nothing was sent': submit,
      },
    )
  },

  ContactDetails: ({ contactPage: page, siteSettings: { contact } }) =>
    specimensOf(ContactDetails, {
      'as published': { page, contact },
      'the longest content': {
        page: { information: longest(information), immediate: longest(immediate) },
        contact: LONG_CONTACT,
      },
      'the shortest content': {
        page: { information: shortest(information), immediate: shortest(immediate) },
        contact: { ...contact, ...shortest(lines) },
      },
    }).map(inColumn),

  Location: ({ contactPage: page }) =>
    specimensOf(Location, {
      'as published': { page },
      'the longest content': { page: { ...page, location: longest(location) } },
      'the shortest content': { page: { ...page, location: shortest(location) } },
    }),

  LegalText: ({ allLegalPage: { nodes } }) =>
    nodes.slice(0, 1).flatMap((page) =>
      specimensOf(LegalText, {
        'as published': { page },
        'the longest heading and lead': { page: { ...page, ...longest(legal), sections: page.sections.slice(0, 1) } },
      }),
    ),

  Thanks: ({ thanksPage: page, siteSettings: { contact } }) =>
    specimensOf(Thanks, {
      'as published': { page, contact },
      'the longest content': { page: longest(thanks), contact: LONG_CONTACT },
      'the shortest content': { page: shortest(thanks), contact },
    }),

  NotFound: ({ notFoundPage: page }) =>
    specimensOf(NotFound, {
      'as published': { page },
      'the longest content': { page: { ...page, ...longest(notFound) } },
    }),

  ErrorFallback: ({ siteSettings: { errorFallback } }) =>
    specimensOf(ErrorFallback, {
      'as published': { copy: errorFallback },
      'the longest content': { copy: longest(site.shape.errorFallback) },
    }).map((specimen) => ({ ...specimen, inert: true })),
}

export const query = graphql`
  fragment StyleGuideContact on Query {
    contactPage {
      ...Consultation
      ...Location
    }
    siteSettings {
      contact {
        ...ConsultationContact
        ...ContactDetails
        ...ThanksContact
      }
      errorFallback {
        ...ErrorFallback
      }
    }
    thanksPage {
      ...Thanks
    }
    notFoundPage {
      ...NotFound
    }
    allLegalPage(sort: { heading: ASC }) {
      nodes {
        ...LegalText
      }
    }
  }
`
