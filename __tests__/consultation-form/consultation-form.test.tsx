import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ConsultationForm } from '../../src/consultation-form/ConsultationForm'
import type { Delivery } from '../../src/consultation-form/delivery'
import { autosaveDrafts, discardDraft, SUBMISSION_KEY } from '../../src/deferred-start/form-autosave'
import { consultationContact, consultationCopy, heldDelivery } from '../factories/consultation'

const copy = consultationCopy()
const contact = consultationContact()

const ENTRIES = [
  [copy.name, 'Ada Sample'],
  [copy.email, 'ada@example.com'],
  [copy.phone, '312 555 0142'],
  [copy.company, 'Sample & Co'],
  [copy.message, 'Please call.'],
] as const

const field = (label: string) => screen.getByRole('textbox', { name: label })
/** The submit button, regardless of its label. */
const button = () => screen.getByRole('button', { name: (name) => name !== copy.discard.label })
const discardButton = () => screen.queryByRole('button', { name: copy.discard.label })

function renderForm(changes: Partial<Delivery> = {}, service?: string) {
  const delivery = heldDelivery(changes)
  const user = userEvent.setup()
  render(<ConsultationForm copy={copy} contact={contact} delivery={delivery.delivery} service={service} />)
  return {
    user,
    delivery,
    fillIn: async () => {
      for (const [{ label }, text] of ENTRIES) {
        // user-event does not notice a reset and would append to the field's previous value.
        await user.clear(field(label))
        await user.type(field(label), text)
      }
    },
    submit: () => user.click(button()),
    arrive: () =>
      act(async () => {
        delivery.end({ kind: 'delivered' })
        await Promise.resolve()
      }),
  }
}

test('the optional fields are described as optional', () => {
  renderForm()
  for (const { label } of [copy.phone, copy.company]) {
    expect(field(label)).toHaveAccessibleDescription(copy.optional)
  }
})

test('phones show the keyboards for email addresses and for numbers', () => {
  renderForm()
  expect(field(copy.email.label)).toHaveAttribute('inputmode', 'email')
  expect(field(copy.phone.label)).toHaveAttribute('inputmode', 'tel')
})

test('the message has five rows', () => {
  renderForm()
  expect(field(copy.message.label)).toHaveAttribute('rows', '5')
})

test.each([
  [copy.name.label, 'name'],
  [copy.email.label, 'email'],
  [copy.phone.label, 'tel'],
  [copy.company.label, 'organization'],
])('the browser can autofill the field “%s”', (label, purpose) => {
  renderForm()
  expect(field(label)).toHaveAttribute('autocomplete', purpose)
})

test('the request contains the values of the fields', async () => {
  const { delivery, fillIn, submit } = renderForm()
  await fillIn()
  await submit()
  expect(delivery.requests).toEqual([
    {
      name: 'Ada Sample',
      email: 'ada@example.com',
      phone: '312 555 0142',
      company: 'Sample & Co',
      message: 'Please call.',
      service: '',
    },
  ])
})

describe('a form about a service', () => {
  const aboutTax = () => screen.getByRole('checkbox', { name: 'About: Tax Planning' })

  test('says so, and so does its request', async () => {
    const { delivery, fillIn, submit } = renderForm({}, 'Tax Planning')
    expect(aboutTax()).toBeChecked()
    await fillIn()
    await submit()
    expect(delivery.requests).toEqual([expect.objectContaining({ service: 'Tax Planning' })])
  })

  test('sends a request without a service if the visitor removes it', async () => {
    const { user, delivery, fillIn, submit } = renderForm({}, 'Tax Planning')
    await fillIn()
    await user.click(aboutTax())
    await submit()
    expect(delivery.requests).toEqual([expect.objectContaining({ service: '' })])
  })

  test('offers to clear the form only once the visitor has typed something', async () => {
    const { user } = renderForm({}, 'Tax Planning')
    expect(discardButton()).not.toBeInTheDocument()
    await user.click(aboutTax())
    expect(discardButton()).not.toBeInTheDocument()
  })

  test('has one field for the service, also if its provider needs an empty one', () => {
    const noJsForm = {
      action: '/contact/thanks',
      name: 'consultation',
      attributes: [],
      hidden: [
        { name: 'form-name', value: 'consultation' },
        { name: 'service', value: '' },
      ],
      honeypot: { name: 'website', type: 'text' },
    }
    const { container } = render(
      <ConsultationForm
        copy={copy}
        contact={contact}
        delivery={heldDelivery().delivery}
        noJsForm={noJsForm}
        service="Tax Planning"
      />,
    )
    const form = container.querySelector('form') ?? undefined
    expect(new FormData(form).getAll('service')).toEqual(['Tax Planning'])
    expect(new FormData(form).get('form-name')).toBe('consultation')
  })
})

test('a form without a service does not mention one', () => {
  renderForm()
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument()
})

test('upon delivery, a visitor who has moved on within the page keeps the focus', async () => {
  const { fillIn, submit, arrive } = renderForm()
  render(<a href="/careers">Careers</a>)
  const link = screen.getByRole('link', { name: 'Careers' })
  await fillIn()
  await submit()
  link.focus()
  await arrive()
  expect(link).toHaveFocus()
})

test('another request can be sent', async () => {
  const { delivery, fillIn, submit, arrive } = renderForm()
  await fillIn()
  await submit()
  await arrive()
  await fillIn()
  await submit()
  expect(delivery.requests).toHaveLength(2)
})

test('the form links to the privacy page', () => {
  const privacyLink = { label: 'Read the privacy policy', to: '/privacy' }
  render(<ConsultationForm copy={{ ...copy, privacyLink }} contact={contact} delivery={heldDelivery().delivery} />)
  expect(screen.getByRole('link', { name: 'Read the privacy policy' })).toHaveAttribute('href', '/privacy')
})

test('without a privacy page, the form only states what happens to the request', () => {
  render(
    <ConsultationForm copy={{ ...copy, privacyLink: null }} contact={contact} delivery={heldDelivery().delivery} />,
  )
  expect(screen.getByText(copy.privacy).querySelector('a')).toBeNull()
})

describe('discarding a draft', () => {
  beforeAll(() => {
    autosaveDrafts()
  })
  afterEach(() => {
    discardDraft()
  })

  test('is not offered while the form is empty', async () => {
    const { user } = renderForm()
    expect(discardButton()).not.toBeInTheDocument()
    await user.type(field(copy.phone.label), '5')
    expect(discardButton()).toBeVisible()
    await user.clear(field(copy.phone.label))
    expect(discardButton()).not.toBeInTheDocument()
  })

  test('clears every field, moves focus to the first one, and is announced until the next edit', async () => {
    const { user, fillIn } = renderForm()
    await fillIn()
    await user.click(screen.getByRole('button', { name: copy.discard.label }))
    expect(screen.getAllByRole<HTMLInputElement>('textbox').map(({ value }) => value)).toEqual(['', '', '', '', ''])
    expect(field(copy.name.label)).toHaveFocus()
    expect(screen.getByRole('status')).toHaveTextContent(copy.discard.done)
    expect(discardButton()).not.toBeInTheDocument()
    await user.type(field(copy.name.label), 'B')
    expect(screen.getByRole('status')).toBeEmptyDOMElement()
    await user.clear(field(copy.name.label))
    expect(screen.getByRole('status')).toBeEmptyDOMElement()
  })

  test('is not announced when the fields are cleared after delivery', async () => {
    const { user, fillIn, submit, arrive } = renderForm()
    await fillIn()
    await submit()
    await arrive()
    expect(screen.getByRole('status')).toBeEmptyDOMElement()
    await user.type(field(copy.name.label), 'B')
    await user.clear(field(copy.name.label))
    expect(screen.getByRole('status')).toBeEmptyDOMElement()
  })

  test('removes an earlier failure and deletes its request', async () => {
    sessionStorage.setItem(SUBMISSION_KEY, 'id\nunclear\nname=Ada')
    const { user } = renderForm({ unconfirmedFailure: () => ({ kind: 'unclear' }) })
    await user.type(field(copy.name.label), 'Ada')
    expect(screen.getByText(copy.failure.unclear.heading)).toBeVisible()
    await user.click(screen.getByRole('button', { name: copy.discard.label }))
    expect(screen.queryByText(copy.failure.unclear.heading)).not.toBeInTheDocument()
    expect(sessionStorage.getItem(SUBMISSION_KEY)).toBe('')
  })

  test('is not offered while the request is in flight', async () => {
    const { fillIn, submit } = renderForm()
    await fillIn()
    await submit()
    expect(discardButton()).not.toBeInTheDocument()
  })
})
