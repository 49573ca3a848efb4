import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { track } from '../../src/analytics/track'
import { ConsultationForm } from '../../src/consultation-form/ConsultationForm'
import type { Delivery, DeliveryResult, Failure } from '../../src/consultation-form/delivery'
import { autosaveDrafts, discardDraft, SUBMISSION_KEY } from '../../src/deferred-start/form-autosave'
import { measurement } from '../analytics/measurement'
import { consultationContact, consultationCopy, heldDelivery } from '../factories/consultation'

jest.mock('../../src/analytics/track')

const copy = consultationCopy()
const contact = consultationContact()
const services = [
  { slug: 'recruiting', name: 'Recruiting' },
  { slug: 'tax-planning', name: 'Tax Planning' },
]

const REQUEST = {
  name: 'Ada Sample',
  email: 'ada@example.com',
  phone: '',
  company: 'Sample & Co',
  message: 'Two of us\nwant to stop.',
}
const FIELDS = ['name', 'email', 'phone', 'company', 'message'] as const

const field = (name: (typeof FIELDS)[number]) =>
  screen.getByRole<HTMLInputElement>('textbox', { name: copy[name].label })
const write = (name: (typeof FIELDS)[number], value: string) => fireEvent.input(field(name), { target: { value } })
const values = () => FIELDS.map((name) => field(name).value)
const askAbout = (slug: string) => {
  history.replaceState(null, '', `?service=${slug}`)
}
const aboutTax = () => screen.getByRole('checkbox', { name: 'About: Tax Planning' })
const discardButton = () => screen.queryByRole('button', { name: copy.discard.label })
const status = () => screen.getByRole('status')

// As the start script does.
beforeAll(autosaveDrafts)
afterEach(() => {
  cleanup()
  discardDraft()
  sessionStorage.clear()
  history.replaceState(null, '', '/')
})

function renderForm(changes: Partial<Delivery> = {}, props: Partial<Parameters<typeof ConsultationForm>[0]> = {}) {
  const held = heldDelivery(changes)
  const show = () =>
    render(<ConsultationForm copy={copy} contact={contact} delivery={held.delivery} services={services} {...props} />)
  const { container, unmount } = show()
  const end = (result: DeliveryResult) =>
    act(async () => {
      held.end(result)
      await Promise.resolve()
    })
  return { ...held, show, container, unmount, end }
}

const press = (label: string) =>
  act(async () => {
    fireEvent.click(screen.getByRole('button', { name: label }))
    await Promise.resolve()
  })

async function fillInAndSend(changes: Partial<typeof REQUEST> = {}) {
  const request = { ...REQUEST, ...changes }
  for (const name of FIELDS) write(name, request[name])
  await press(copy.submit)
}

async function fail(failure: Failure) {
  const form = renderForm()
  await fillInAndSend()
  await form.end(failure)
  return { ...form, summary: screen.getByRole('group') }
}

describe('the fields', () => {
  test.each([
    ['name', { autocomplete: 'name' }],
    ['email', { autocomplete: 'email', type: 'email' }],
    ['phone', { autocomplete: 'tel', type: 'tel' }],
    ['company', { autocomplete: 'organization' }],
    ['message', { rows: '5' }],
  ] as const)('%s suits autofill, the keyboards of phones, and its content: %j', (name, attributes) => {
    renderForm()
    for (const [attribute, value] of Object.entries(attributes)) expect(field(name)).toHaveAttribute(attribute, value)
  })

  test('that are optional are described as optional', () => {
    renderForm()
    expect(FIELDS.filter((name) => field(name).required)).toEqual(['name', 'email', 'message'])
    for (const name of ['phone', 'company'] as const) expect(field(name)).toHaveAccessibleDescription(copy.optional)
  })

  test.each([
    ['nothing', '', copy.faults.message],
    ['only spaces', '   ', copy.faults.message],
    ['more text than is allowed', 'a'.repeat(5001), 'More than 5,000 characters.'],
  ])('with %s keep it and are not sent', async (_, message, fault) => {
    const { requests } = renderForm()
    await fillInAndSend({ message })
    expect(requests).toEqual([])
    expect(field('message')).toHaveValue(message)
    expect(field('message')).toHaveAccessibleDescription(fault)
    expect(field('message')).toHaveFocus()
  })

  test.each([
    ['a mistake is marked', 'ada@', {}, true],
    ['no mistake is not', 'ada@example.com', {}, false],
    ['nothing in it is not', '', {}, false],
    ['a mistake for a pressed button is not', 'ada@', { relatedTarget: document.createElement('button') }, false],
  ])('that visitors leave with %s', (_, value, event, isMarked) => {
    renderForm()
    write('email', value)
    fireEvent.blur(field('email'), event)
    expect(field('email').matches('[aria-invalid=true]')).toBe(isMarked)
    expect(screen.queryAllByText(copy.faults.email)).toHaveLength(isMarked ? 1 : 0)
  })

  test('are read-only while a request is in flight, and the draft cannot be discarded', async () => {
    renderForm()
    await fillInAndSend()
    for (const name of FIELDS) expect(field(name)).toHaveAttribute('readonly')
    expect(discardButton()).not.toBeInTheDocument()
  })
})

test.each([
  ['a service says so, and so does its request', 'tax-planning', 1, false, 'Tax Planning'],
  ['a service sends a request without it if the visitor removes it', 'tax-planning', 1, true, ''],
  ['an unknown service shows no box, and its request has no service', 'tax-plan', 0, false, ''],
])('a form about %s', async (_, slug, boxes, isRemoved, service) => {
  askAbout(slug)
  const { requests } = renderForm()
  expect(screen.queryAllByRole('checkbox')).toHaveLength(boxes)
  expect(screen.queryAllByRole('checkbox', { name: 'About: Tax Planning', checked: true })).toHaveLength(boxes)
  if (isRemoved) fireEvent.click(aboutTax())
  await fillInAndSend()
  expect(requests).toMatchObject([{ service }])
})

const hidden = [{ name: 'form-name', value: 'consultation' }]
const honeypot = { name: 'website', type: 'text' }
const noJsForm = { action: '/contact/thanks', name: 'consultation', attributes: [], hidden, honeypot }

test('a form without JavaScript has the provider’s fields, and sends no service', () => {
  const { container } = renderForm({}, { noJsForm })
  const form = container.querySelector('form') ?? undefined
  expect(new FormData(form).has('service')).toBe(false)
  expect(new FormData(form).get('form-name')).toBe('consultation')
})

test.each([
  ['requires JavaScript says so, and how else to reach the firm', undefined, 2],
  ['works without it does not', noJsForm, 0],
])('a form that %s', (_, form, ways) => {
  renderForm({}, { noJsForm: form })
  expect(screen.queryAllByText(contact.phone)).toHaveLength(ways)
})

test.each([
  ['what a bot writes into the honeypot', noJsForm, 'spam'],
  ['an empty honeypot if the form has none', undefined, ''],
])('a request is sent with %s', async (_, form, value) => {
  const deliver = jest.fn(() => Promise.resolve({ kind: 'delivered' as const }))
  const { container } = renderForm({ deliver }, { noJsForm: form })
  for (const trap of container.querySelectorAll('[name=website]')) fireEvent.input(trap, { target: { value } })
  await fillInAndSend()
  expect(deliver).toHaveBeenCalledWith(expect.objectContaining({ honeypot: value }), expect.anything())
})

test.each([
  ['links to the privacy page', { label: 'Read the policy', to: '/privacy' }, ['/privacy']],
  ['links to no privacy page if there is none', null, []],
])('the form %s', (_, privacyLink, links) => {
  renderForm({}, { copy: { ...copy, privacyLink } })
  const found = within(screen.getByText(copy.privacy)).queryAllByRole('link')
  expect(found.map((link) => link.getAttribute('href'))).toEqual(links)
})

describe('what the visitor sees', () => {
  /** The button, the announcement, the failure, and whether the request is confirmed and the text can be discarded. */
  const shown = () => [
    screen.getByRole('button', { name: /^Send/ }).textContent,
    status().textContent,
    screen.queryByRole('group')?.querySelector('h3, h2')?.textContent ?? '',
    screen.queryByText(copy.success.confirmation) !== null,
    discardButton() !== null,
  ]
  const { unsent, refused } = copy.failure

  test('changes with each step: a failure stays until the request is sent again, and the confirmation until the next text', async () => {
    const { end, retry, requests } = renderForm()
    expect(shown()).toEqual(['Send', '', '', false, false])
    await fillInAndSend()
    expect(shown()).toEqual(['Sending…', 'Sending…', '', false, false])
    expect(screen.getAllByText('Sending…')).toHaveLength(2)
    act(() => {
      retry(3)
    })
    expect(shown()).toEqual(['Sending…', 'Once more: 3.', '', false, false])
    expect(screen.getAllByText('Once more: 3.')).toHaveLength(2)
    await end({ kind: 'unsent' })
    expect(shown()).toEqual(['Send', '', unsent.heading, false, true])
    write('company', '')
    expect(shown()).toEqual(['Send', '', unsent.heading, false, true])
    await press(copy.failure.again)
    expect(shown()).toEqual(['Sending…', 'Sending…', '', false, false])
    await end({ kind: 'refused' })
    expect(shown()).toEqual(['Send', '', refused.heading, false, true])
    await press(copy.submit)
    await end({ kind: 'delivered' })
    expect(shown()).toEqual(['Send', '', '', true, false])
    write('name', 'B')
    expect(shown()).toEqual(['Send', '', '', false, true])
    await press(copy.discard.label)
    expect(shown()).toEqual(['Send', copy.discard.done, '', false, false])
    expect(requests).toHaveLength(3)
  })

  test('is one request, however often it is sent before its answer', async () => {
    const { container, requests, end } = renderForm()
    await fillInAndSend()
    const form = container.querySelector('form')
    if (!form) throw new Error('There is no form')
    fireEvent.submit(form)
    fireEvent.submit(form)
    expect(requests).toHaveLength(1)
    await end({ kind: 'delivered' })
    expect(shown()).toEqual(['Send', '', '', true, false])
  })
})

describe('after delivery', () => {
  test('the confirmation has the focus', async () => {
    const { end } = renderForm()
    await fillInAndSend()
    await end({ kind: 'delivered' })
    expect(screen.getByText(copy.success.confirmation)).toHaveFocus()
  })

  test('a visitor who has moved on within the page keeps the focus', async () => {
    const { end } = renderForm()
    render(<a href="/careers">Careers</a>)
    await fillInAndSend()
    screen.getByRole('link', { name: 'Careers' }).focus()
    await end({ kind: 'delivered' })
    expect(screen.getByRole('link', { name: 'Careers' })).toHaveFocus()
  })

  test('the cleared form shows its own messages, its draft is not restored, and it can send another request', async () => {
    const { requests, end, show } = renderForm()
    await fillInAndSend()
    await end({ kind: 'delivered' })
    expect(values()).toEqual(['', '', '', '', ''])
    // The browser would show its own messages as well.
    expect(field('name').form).toHaveProperty('noValidate', true)
    cleanup()
    show()
    expect(values()).toEqual(['', '', '', '', ''])
    await fillInAndSend()
    expect(requests).toHaveLength(2)
  })
})

describe('a visitor who comes back', () => {
  test('sees that the request is still in flight, and then its delivery', async () => {
    let arrive: (outcome: DeliveryResult) => void = () => undefined
    const promise = new Promise<DeliveryResult>((done) => (arrive = done))
    renderForm({ inFlight: () => promise })
    write('message', 'Please call.')
    expect(screen.getByRole('button', { name: copy.submitting })).toBeDisabled()
    await act(async () => {
      arrive({ kind: 'delivered' })
      await promise
    })
    expect(field('message')).toHaveValue('')
    expect(screen.getByText(copy.success.confirmation)).toBeVisible()
  })

  test('learns of a request without a response, and keeps the focus', () => {
    renderForm({ unconfirmedFailure: () => ({ kind: 'unconfirmed' }) })
    expect(screen.getByRole('alert', { name: copy.failure.unconfirmed.heading })).not.toHaveFocus()
  })
})

describe('after a failure', () => {
  test.each(['offline', 'unsent', 'refused', 'unclear', 'unconfirmed'] as const)(
    'that is “%s”, a summary has the focus and explains it, and every field keeps its value',
    async (kind) => {
      const { summary } = await fail({ kind })
      expect(summary).toHaveFocus()
      expect(summary).toHaveAccessibleName(copy.failure[kind].heading)
      expect(summary).toHaveTextContent(copy.failure[kind].text)
      expect(within(summary).queryByRole('list')).not.toBeInTheDocument()
      expect(values()).toEqual(Object.values(REQUEST))
      expect(screen.queryByText(copy.success.confirmation)).not.toBeInTheDocument()
    },
  )

  test.each([
    ['to send it again', 'unsent', 'var(--ink)'],
    ['to write an email, because it may arrive twice', 'unclear', 'var(--on-accent)'],
    ['to write an email, because it would be refused again', 'refused', 'var(--on-accent)'],
  ] as const)('the main button is %s, if the request is “%s”', async (_, kind, color) => {
    const { summary } = await fail({ kind })
    expect(within(summary).getByRole('link', { name: copy.failure.mail })).toHaveStyle({ color })
  })

  test('the summary links to the firm’s phone, and to an email with all of the visitor’s input and the service, and later edits', async () => {
    askAbout('tax-planning')
    const { summary } = await fail({ kind: 'unsent' })
    const link = within(summary).getByRole<HTMLAnchorElement>('link', { name: copy.failure.mail })
    const { pathname, searchParams } = new URL(link.href)
    const call = within(summary).getByRole('link', { name: `Call ${contact.phone}` })
    expect(call).toHaveAttribute('href', contact.phoneLink)
    expect(decodeURIComponent(pathname)).toBe(contact.email)
    expect(searchParams.get('subject')).toBe(copy.failure.subject)
    expect(searchParams.get('body')).toBe(
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
    write('message', 'All of us.')
    // jsdom cannot navigate.
    link.addEventListener('click', (event) => {
      event.preventDefault()
    })
    fireEvent.click(link)
    expect(new URL(link.href).searchParams.get('body')).toMatch(/\r\n\r\nAll of us\.$/)
  })

  test('the errors that the service found appear at the fields, and the summary links to them', async () => {
    const { summary } = await fail({ kind: 'invalid', faults: { email: 'malformed', message: 'tooLong' } })
    expect(summary).toHaveAccessibleName(copy.failure.invalid.heading)
    expect(FIELDS.filter((name) => field(name).matches('[aria-invalid=true]'))).toEqual(['email', 'message'])
    expect(field('email')).toHaveAccessibleDescription(copy.faults.email)
    expect(field('message')).toHaveAccessibleDescription('More than 5,000 characters.')
    expect(
      within(within(summary).getByRole('list'))
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual([copy.email.label, copy.message.label])
    // Only the focus moves: the app would announce another address as a new page.
    expect(fireEvent.click(within(summary).getByRole('link', { name: copy.message.label }))).toBe(false)
    expect(field('message')).toHaveFocus()
  })

  test('an edit clears the error, and the visitor can try again, which hides the summary', async () => {
    const { summary, requests } = await fail({ kind: 'invalid', faults: { email: 'malformed' } })
    write('email', 'ada@example.org')
    expect(field('email')).not.toBeInvalid()
    await press(copy.failure.again)
    expect(requests).toHaveLength(2)
    expect(summary).not.toBeInTheDocument()
  })
})

describe('discarding a draft', () => {
  test('is offered only while the form has text, regardless of the service', () => {
    askAbout('tax-planning')
    renderForm()
    fireEvent.click(aboutTax())
    expect(discardButton()).not.toBeInTheDocument()
    write('phone', '5')
    expect(discardButton()).toBeVisible()
    write('phone', '')
    expect(discardButton()).not.toBeInTheDocument()
  })

  test('clears every field, moves focus to the first one, and is announced until the next edit', async () => {
    renderForm()
    for (const name of FIELDS) write(name, name)
    await press(copy.discard.label)
    expect(values()).toEqual(['', '', '', '', ''])
    expect(field('name')).toHaveFocus()
    expect(status()).toHaveTextContent(copy.discard.done)
    expect(discardButton()).not.toBeInTheDocument()
    write('name', 'B')
    expect(status()).toBeEmptyDOMElement()
    write('name', '')
    expect(status()).toBeEmptyDOMElement()
  })

  test('removes an earlier failure and deletes its request', async () => {
    sessionStorage.setItem(SUBMISSION_KEY, 'id\nunclear\nname=Ada')
    renderForm({ unconfirmedFailure: () => ({ kind: 'unclear' }) })
    write('name', 'Ada')
    expect(screen.getByText(copy.failure.unclear.heading)).toBeVisible()
    await press(copy.discard.label)
    expect(screen.queryByText(copy.failure.unclear.heading)).not.toBeInTheDocument()
    expect(sessionStorage.getItem(SUBMISSION_KEY)).toBe('')
  })
})

describe('analytics', () => {
  const recorded = () => jest.mocked(track).mock.calls.map(([event]) => event)
  beforeEach(() => {
    jest.clearAllMocks()
    Object.assign(globalThis, { ANALYTICS: measurement() })
  })
  afterEach(() => {
    Object.assign(globalThis, { ANALYTICS: null })
  })

  test('record that a form was begun, without the text', () => {
    renderForm()
    write('message', 'Two of us want to stop.')
    expect(recorded()).toEqual([{ name: 'form-begun' }])
  })

  test.each<[DeliveryResult, object]>([
    [{ kind: 'delivered' }, { name: 'form-sent' }],
    [
      { kind: 'invalid', faults: { email: 'malformed' } },
      { name: 'form-failed', details: { reason: 'invalid' } },
    ],
  ])('record the result %j once and nothing else, even if the visitor has left', async (result, event) => {
    for (const hasLeft of [false, true]) {
      const { end, unmount } = renderForm()
      await fillInAndSend()
      jest.clearAllMocks()
      if (hasLeft) unmount()
      await end(result)
      expect(recorded()).toEqual([event])
      cleanup()
    }
  })

  test('record nothing if they are off', async () => {
    Object.assign(globalThis, { ANALYTICS: null })
    const { end } = renderForm()
    await fillInAndSend()
    await end({ kind: 'delivered' })
    expect(recorded()).toEqual([])
  })
})
