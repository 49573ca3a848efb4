import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { ConsultationForm } from '../../src/consultation-form/ConsultationForm'
import type { Delivery, Failure } from '../../src/consultation-form/delivery'
import { autosaveDrafts } from '../../src/deferred-start/form-autosave'
import { consultationContact, consultationCopy, heldDelivery } from '../factories/consultation'

const copy = consultationCopy()
const contact = consultationContact()

const field = (label: string) => screen.getByRole<HTMLInputElement>('textbox', { name: label })
const submitButton = () => screen.getByRole('button', { name: copy.submit })
const write = (label: string, value: string) => fireEvent.input(field(label), { target: { value } })

// As the start script does.
beforeAll(autosaveDrafts)
afterEach(() => {
  cleanup()
  sessionStorage.clear()
})

function renderForm(changes: Partial<Delivery> = {}, service?: string) {
  const held = heldDelivery(changes)
  const show = () =>
    render(<ConsultationForm copy={copy} contact={contact} delivery={held.delivery} service={service} />)
  show()
  return { ...held, show }
}

function fillIn(): void {
  write(copy.name.label, 'Ada Sample')
  write(copy.email.label, 'ada@example.com')
  write(copy.company.label, 'Sample & Co')
  write(copy.message.label, 'Two of us\nwant to stop.')
}

async function send(): Promise<void> {
  await act(async () => {
    fireEvent.click(submitButton())
    await Promise.resolve()
  })
}

async function fail(failure: Failure, service?: string) {
  const held = renderForm({}, service)
  fillIn()
  await send()
  await act(async () => {
    held.end(failure)
    await Promise.resolve()
  })
  const group = screen.getByRole('group')
  return { ...held, group }
}

const KINDS = ['offline', 'unsent', 'refused', 'unclear', 'unconfirmed'] as const

test.each(KINDS)(
  'after a failure of kind “%s”, a summary explains what happened, and every field keeps its value',
  async (kind) => {
    const { group } = await fail({ kind })
    expect(group).toHaveFocus()
    expect(group).toHaveAccessibleName(copy.failure[kind].heading)
    expect(group).toHaveTextContent(copy.failure[kind].text)
    expect(field(copy.name.label)).toHaveValue('Ada Sample')
    expect(field(copy.message.label)).toHaveValue('Two of us\nwant to stop.')
    expect(screen.queryByText(copy.success.confirmation)).not.toBeInTheDocument()
  },
)

test('the visitor can try again, which hides the summary', async () => {
  const { group, requests } = await fail({ kind: 'unsent' })
  await act(async () => {
    fireEvent.click(within(group).getByRole('button', { name: copy.failure.again }))
    await Promise.resolve()
  })
  expect(requests).toHaveLength(2)
  expect(screen.queryByRole('group')).not.toBeInTheDocument()
})

test('the summary links to an email that contains all of the visitor’s input and the service', async () => {
  const { group } = await fail({ kind: 'unsent' }, 'Tax Planning')
  const link = new URL(within(group).getByRole<HTMLAnchorElement>('link', { name: copy.failure.mail }).href)
  expect(decodeURIComponent(link.pathname)).toBe(contact.email)
  expect(link.searchParams.get('subject')).toBe(copy.failure.subject)
  expect(link.searchParams.get('body')).toBe(
    [
      `${copy.name.label}: Ada Sample`,
      `${copy.email.label}: ada@example.com`,
      `${copy.company.label}: Sample & Co`,
      'About: Tax Planning',
      '',
      'Two of us',
      'want to stop.',
    ].join('\r\n'),
  )
})

test('the summary links to the firm’s phone number', async () => {
  const { group } = await fail({ kind: 'unsent' })
  const link = within(group).getByRole('link', { name: `Call ${contact.phone}` })
  expect(link).toHaveAttribute('href', contact.phoneLink)
})

test('the service’s field errors appear at the fields, and the summary links to them', async () => {
  const { group } = await fail({ kind: 'invalid', faults: { email: 'malformed', message: 'tooLong' } })
  expect(field(copy.email.label)).toBeInvalid()
  expect(field(copy.email.label)).toHaveAccessibleDescription(copy.faults.malformed)
  expect(field(copy.message.label)).toHaveAccessibleDescription('More than 5,000 characters.')
  const links = within(group).getAllByRole('link').slice(0, 2)
  expect(links.map((link) => link.textContent)).toEqual([copy.email.label, copy.message.label])
  expect(document.querySelector(links[0]?.getAttribute('href') ?? '')).toBe(field(copy.email.label))
})

test('editing a field clears the service’s error, and the request can be sent again', async () => {
  const { requests } = await fail({ kind: 'invalid', faults: { email: 'malformed' } })
  write(copy.email.label, 'ada@example.org')
  expect(field(copy.email.label)).not.toBeInvalid()
  await send()
  expect(requests).toHaveLength(2)
})

test('each further attempt is announced to screen readers', async () => {
  const held = renderForm()
  fillIn()
  await send()
  expect(screen.getByRole('status')).toHaveTextContent(copy.submitting)
  act(() => {
    held.retry(2)
  })
  expect(screen.getByRole('status')).toHaveTextContent('Once more: 2.')
})

test('while a request is in flight, the fields are read-only', async () => {
  renderForm()
  fillIn()
  await send()
  for (const box of screen.getAllByRole('textbox')) expect(box).toHaveAttribute('readonly')
})

test('a message of only spaces is not sent', async () => {
  const { requests } = renderForm()
  fillIn()
  write(copy.message.label, '   ')
  await send()
  expect(requests).toEqual([])
  expect(field(copy.message.label)).toHaveAccessibleDescription(copy.faults.missing)
})

test('a message that is too long is neither sent nor truncated', async () => {
  const { requests } = renderForm()
  const long = 'a'.repeat(5001)
  fillIn()
  write(copy.message.label, long)
  await send()
  expect(requests).toEqual([])
  expect(field(copy.message.label)).toHaveValue(long)
  expect(field(copy.message.label)).toHaveAccessibleDescription('More than 5,000 characters.')
})

test('after a request was delivered, no draft is restored when the form is shown again', async () => {
  const { show, end } = renderForm()
  fillIn()
  await send()
  await act(async () => {
    end({ kind: 'delivered' })
    await Promise.resolve()
  })
  cleanup()
  show()
  expect(field(copy.message.label)).toHaveValue('')
})

test('a form shown while its request is still in flight says so, and clears its fields upon delivery', async () => {
  let resolve: (outcome: { kind: 'delivered' }) => void = () => undefined
  const promise = new Promise<{ kind: 'delivered' }>((done) => (resolve = done))
  renderForm({ inFlight: () => promise })
  fillIn()
  expect(screen.getByRole('button', { name: copy.submitting })).toBeDisabled()
  await act(async () => {
    resolve({ kind: 'delivered' })
    await promise
  })
  expect(field(copy.message.label)).toHaveValue('')
  expect(screen.getByText(copy.success.confirmation)).toBeVisible()
})

test('a request whose page was reloaded before the response is reported', () => {
  renderForm({ unconfirmedFailure: () => ({ kind: 'unconfirmed' }) })
  expect(screen.getByRole('alert', { name: copy.failure.unconfirmed.heading })).not.toHaveFocus()
})
