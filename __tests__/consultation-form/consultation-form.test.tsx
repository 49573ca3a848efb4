import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import type { FieldName } from '../../content-model/consultation-form/fields'
import { requestText } from '../../content-model/delivery/consultation-request'
import { PAGE_PATHS } from '../../content-model/routes/named-paths'
import { track } from '../../src/analytics/track'
import { ConsultationForm } from '../../src/consultation-form/ConsultationForm'
import type { Delivery, DeliveryResult, Failure } from '../../src/consultation-form/delivery'
import type { FormControl } from '../../src/consultation-form/field-check'
import { discardDraft } from '../../src/deferred-start/form-autosave'
import { notify } from '../../src/layout/notify'
import { measurement } from '../analytics/measurement'
import {
  completeRequest,
  consultationContact,
  consultationCopy,
  heldDelivery,
  validValue,
} from '../factories/consultation'
import { SELECT_OPTIONS } from '../factories/content'

jest.mock('../../src/analytics/track')
jest.mock('../../src/layout/notify')

const copy = consultationCopy()
const contact = consultationContact()
const services = [
  { slug: 'recruiting', name: 'Recruiting' },
  { slug: 'tax-planning', name: 'Tax Planning' },
]

const REQUEST = {
  ...completeRequest(),
  phone: '',
  company: 'Sample & Co',
  message: 'Two of us\nwant to stop.',
  service: '',
}

type Field = (typeof copy.fields)[number]

function fieldNamed(name: FieldName): Field {
  const found = copy.fields.find((one) => one.name === name)
  if (!found) throw new Error(`The form has no field ${name}`)
  return found
}

const label = (name: FieldName) => fieldNamed(name).label
const messages = (name: FieldName) => fieldNamed(name).messages
const field = (name: FieldName) => screen.getByLabelText<FormControl>(label(name))
const write = (name: FieldName, value: string) => fireEvent.input(field(name), { target: { value } })
const values = () => copy.fields.map(({ name }) => field(name).value)
const valuesOf = (request: Readonly<Record<FieldName, string>>) => copy.fields.map(({ name }) => request[name])
const invalidFields = () =>
  copy.fields.flatMap(({ name }) => (field(name).matches('[aria-invalid=true]') ? [name] : []))
const noValues = copy.fields.map(() => '')
const askAbout = (slug: string) => {
  history.replaceState(null, '', `?service=${slug}`)
}
const aboutTax = () => screen.getByRole('checkbox', { name: 'About: Tax Planning' })
const status = () => screen.getByRole('status')
const summary = () => screen.getByRole('group')
const linksOf = (element: HTMLElement) =>
  within(element)
    .getAllByRole('link')
    .map(({ textContent }) => textContent)
const faultOf = (name: FieldName, fault: keyof Field['messages']) => `${label(name)} – ${messages(name)[fault]}`

afterEach(() => {
  cleanup()
  jest.mocked(notify).mockClear()
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
  for (const { name } of copy.fields) write(name, request[name])
  await press(copy.submit)
}

async function fail(failure: Failure) {
  const form = renderForm()
  await fillInAndSend()
  await form.end(failure)
  return { ...form, summary: screen.getByRole('group') }
}

/** A form in which a required select takes the place of the company. */
const SELECT: Field = {
  ...fieldNamed('company'),
  kind: 'select',
  required: true,
  placeholder: 'Choose one',
  options: SELECT_OPTIONS,
}
const [OPTION = ''] = SELECT_OPTIONS
const copyWithSelect = { ...copy, fields: copy.fields.map((one) => (one.name === SELECT.name ? SELECT : one)) }

describe('a form with fields of every kind', () => {
  const { fields } = copyWithSelect
  const required = fields.filter((one) => one.required)
  const filledIn = Object.fromEntries(fields.map((one) => [one.name, validValue(one)]))
  const render = () => {
    const form = renderForm({}, { copy: copyWithSelect })
    for (const { name } of fields) write(name, filledIn[name] ?? '')
    return form
  }

  /** What is expected of the whole form if these fields have a fault, and no others. */
  function expectFaults(faulty: readonly Field[], fault: keyof Field['messages']): void {
    const marked = faulty.map(({ name }) => name)
    expect(invalidFields()).toEqual(marked)
    for (const { name, required: isRequired, messages: own } of fields) {
      const notes = [isRequired ? '' : copy.optional, marked.includes(name) ? own[fault] : '']
      expect(field(name)).toHaveAccessibleDescription(notes.filter(Boolean).join(' '))
    }
    expect(linksOf(within(summary()).getByRole('list'))).toEqual(
      faulty.map((one) => `${one.label} – ${one.messages[fault]}`),
    )
  }

  test('has labels, says which fields are optional, and suits autofill and the keyboards of phones', () => {
    renderForm({}, { copy: copyWithSelect })
    const attributes = {
      line: ['type', 'text'],
      email: ['type', 'email'],
      phone: ['type', 'tel'],
      select: ['type', null],
      paragraph: ['rows', '5'],
    } as const
    for (const { name, kind, required: isRequired, autocomplete, width } of fields) {
      const [attribute, expected] = attributes[kind]
      expect(field(name)).toHaveRole(kind === 'select' ? 'combobox' : 'textbox')
      expect(field(name).getAttribute('autocomplete')).toBe(autocomplete)
      expect(field(name).getAttribute(attribute)).toBe(expected)
      expect(field(name).required).toBe(isRequired)
      expect(field(name)).toHaveAccessibleDescription(isRequired ? '' : copy.optional)
      expect(field(name).closest('[data-width]')).toHaveAttribute('data-width', width)
    }
  })

  test('sends all values, which cannot be changed meanwhile, and is empty after the delivery', async () => {
    const { requests, end } = render()
    await press(copy.submit)
    expect(requests).toEqual([{ ...filledIn, service: '' }])
    for (const { name, kind } of fields)
      expect(field(name)).toHaveAttribute(kind === 'select' ? 'disabled' : 'readonly')
    await end({ kind: 'delivered' })
    expect(values()).toEqual(noValues)
    for (const { name } of fields) expect(field(name).matches(':disabled, [readonly]')).toBe(false)
  })

  test('keeps all values for a visitor who leaves the page and comes back', () => {
    render().unmount()
    renderForm({}, { copy: copyWithSelect })
    expect(values()).toEqual(fields.map(({ name }) => filledIn[name]))
  })

  test.each(['', '   '])('shows each required field that contains “%s” with its own message', async (empty) => {
    const { requests } = render()
    for (const { name } of required) write(name, empty)
    await press(copy.submit)
    expect(requests).toEqual([])
    expectFaults(required, 'missing')
  })

  test('keeps texts that are too long, and shows how long they may be', async () => {
    const { requests } = render()
    const texts = fields.filter(({ kind }) => kind !== 'select')
    for (const { name, maxLength } of texts) write(name, 'a'.repeat(maxLength + 1))
    await press(copy.submit)
    expect(requests).toEqual([])
    for (const { name, maxLength, messages: own } of texts) {
      expect(field(name).value).toHaveLength(maxLength + 1)
      expect(own.tooLong).toContain(maxLength.toLocaleString('en-US'))
    }
    expectFaults(texts, 'tooLong')
  })

  test.each(['missing', 'malformed', 'tooLong'] as const)('shows that a service found fields %s', async (fault) => {
    const { end } = render()
    await press(copy.submit)
    await end({ kind: 'invalid', faults: Object.fromEntries(fields.map(({ name }) => [name, fault])) })
    expectFaults(fields, fault)
  })
})

test('a select offers its options below a text that is no choice', () => {
  renderForm({}, { copy: copyWithSelect })
  const options = within(field(SELECT.name)).getAllByRole<HTMLOptionElement>('option')
  expect(options.map(({ text, value }) => [text, value])).toEqual([
    ['Choose one', ''],
    ...SELECT_OPTIONS.map((option) => [option, option]),
  ])
  expect(options.filter(({ disabled }) => disabled)).toEqual([])
  expect(field(SELECT.name)).toHaveValue('')
})

test('the option that a visitor chooses is in the request as the content has it, even if the browser translates the page', async () => {
  const { requests } = renderForm({}, { copy: copyWithSelect })
  within(field(SELECT.name)).getByRole('option', { name: OPTION }).textContent = 'Die erste Option'
  await fillInAndSend({ [SELECT.name]: OPTION })
  expect(requests).toMatchObject([{ [SELECT.name]: OPTION }])
})

describe('fields', () => {
  test('that are invalid are all marked, and a focused summary that is read once links to each', async () => {
    const { requests } = renderForm()
    await fillInAndSend({ email: 'ada@', company: 'Sample & Co', phone: '5'.repeat(41), message: ' ' })
    expect(requests).toEqual([])
    expect(invalidFields()).toEqual(['email', 'phone', 'message'])
    const faults = [faultOf('email', 'malformed'), faultOf('phone', 'tooLong'), faultOf('message', 'missing')]
    expect(summary()).toHaveFocus()
    expect(summary()).toHaveAccessibleName(copy.failure.invalid.heading)
    for (const text of [copy.failure.invalid.text, ...faults])
      expect(summary()).toHaveAccessibleDescription(expect.stringContaining(text))
    expect(status()).toBeEmptyDOMElement()
    expect(linksOf(summary())).toEqual(faults)
    expect(within(summary()).queryByRole('button')).not.toBeInTheDocument()
    // Only the focus moves: with another address, Back would lead from field to field.
    const link = within(summary()).getByRole('link', { name: faults[2] })
    expect(link).toHaveAttribute('href', `#${field('message').id}`)
    expect(fireEvent.click(link)).toBe(false)
    expect(field('message')).toHaveFocus()
  })

  test('that are still invalid after a correction move the focus to the summary again, which links to them alone', async () => {
    const { requests } = renderForm()
    await fillInAndSend({ email: 'ada@', message: ' ' })
    field('email').focus()
    write('email', 'ada@example.com')
    expect(invalidFields()).toEqual(['message'])
    expect(field('message')).toHaveAccessibleDescription(messages('message').missing)
    await press(copy.submit)
    expect(requests).toEqual([])
    expect(summary()).toHaveFocus()
    expect(linksOf(summary())).toEqual([faultOf('message', 'missing')])
    write('message', REQUEST.message)
    await press(copy.submit)
    expect(requests).toHaveLength(1)
    expect(screen.queryByRole('group')).not.toBeInTheDocument()
  })

  test.each<[FieldName, string, string]>([
    ['email', '\u00a0ada@example.com\u00a0', 'ada@example.com'],
    ['email', '\u202aada@example.com\u202c', 'ada@example.com'],
    ['name', 'Ada\tLovelace', 'Ada Lovelace'],
    ['phone', '555\u20280100', '555 0100'],
    ['message', 'One\tline\nor two', 'One\tline\nor two'],
  ])('drop invisible characters that were pasted with the text: %s %j', async (name, pasted, kept) => {
    const { requests } = renderForm()
    await fillInAndSend({ [name]: pasted })
    expect(requests).toEqual([{ ...REQUEST, [name]: kept }])
  })

  test.each([
    ['with a mistake is marked', 'ada@', {}, true],
    ['without a mistake is not marked', 'ada@example.com', {}, false],
    ['without any text is not marked', '', {}, false],
    ['to press a button is not marked yet', 'ada@', { relatedTarget: document.createElement('button') }, false],
  ])('of which a visitor leaves one %s', (_, value, event, isMarked) => {
    renderForm()
    write('email', value)
    fireEvent.blur(field('email'), event)
    expect(field('email').matches('[aria-invalid=true]')).toBe(isMarked)
    expect(screen.queryAllByText(messages('email').malformed)).toHaveLength(isMarked ? 1 : 0)
    expect(status()).toHaveTextContent(isMarked ? faultOf('email', 'malformed') : '')
  })

  test('with a mistake are announced when they are left, until the next letter or submit, and not again without a change', async () => {
    renderForm()
    write('email', 'ada@')
    fireEvent.blur(field('email'))
    expect(status()).toHaveTextContent(faultOf('email', 'malformed'))
    write('name', 'A')
    expect(status()).toBeEmptyDOMElement()
    fireEvent.blur(field('email'))
    expect(status()).toBeEmptyDOMElement()
    write('email', 'ada@exa mple')
    expect(field('email')).toHaveAccessibleDescription(messages('email').malformed)
    fireEvent.blur(field('email'))
    expect(status()).toHaveTextContent(faultOf('email', 'malformed'))
    write('email', '')
    fireEvent.blur(field('email'))
    expect(status()).toHaveTextContent(faultOf('email', 'missing'))
    await press(copy.submit)
    expect(status()).toBeEmptyDOMElement()
  })

  test('with the same mistake as before are announced again if they were right in between', () => {
    renderForm()
    for (const value of ['ada@', 'ada@example.com', 'ada@']) {
      write('email', value)
      fireEvent.blur(field('email'))
      expect(status()).toHaveTextContent(value === 'ada@' ? faultOf('email', 'malformed') : '')
    }
  })

  test('have their own messages when the start script reports a form that was sent before the app started', () => {
    const { container } = renderForm()
    write('email', 'ada@')
    act(() => {
      container.querySelector('form')?.checkValidity()
    })
    expect(field('email')).toHaveAccessibleDescription(messages('email').malformed)
    expect(field('message')).toHaveAccessibleDescription(messages('message').missing)
  })

  test('whose mistakes the summary has just told are not announced when the focus moves there', async () => {
    renderForm()
    field('email').focus()
    write('email', 'ada@')
    const { form } = field('email')
    if (!form) throw new Error('The field is in no form')
    fireEvent.submit(form)
    expect(summary()).toHaveFocus()
    await Promise.resolve()
    expect(status()).toBeEmptyDOMElement()
  })
})

test.each([
  ['a service says so, and so does its request', 'tax-planning', 1, false, 'Tax Planning'],
  ['a service sends a request without it if the visitor removes it', 'tax-planning', 1, true, ''],
  ['an unknown service shows no box, and its request has no service', 'tax-plan', 0, false, ''],
  ['the name of what every object has shows no box, and its request has no service', '__proto__', 0, false, ''],
])('a form about %s', async (_, slug, boxes, isRemoved, service) => {
  askAbout(slug)
  const { requests } = renderForm()
  expect(screen.queryAllByRole('checkbox')).toHaveLength(boxes)
  expect(screen.queryAllByRole('checkbox', { name: 'About: Tax Planning', checked: true })).toHaveLength(boxes)
  if (isRemoved) fireEvent.click(aboutTax())
  await fillInAndSend()
  expect(requests).toMatchObject([{ service }])
})

const hidden = [
  { name: 'form-name', value: 'consultation' },
  { name: 'subject', value: 'A request' },
]
const honeypot = { name: 'website', type: 'text' }
const attributes = [
  { name: 'data-netlify', value: 'true' },
  { name: 'data-trap', value: 'website' },
]
const noJsForm = { action: '/contact/thanks', name: 'consultation', attributes, hidden, honeypot }

test('a form without JavaScript has the provider’s fields, and sends no service', () => {
  const { container } = renderForm({}, { noJsForm })
  const form = container.querySelector('form') ?? undefined
  expect(new FormData(form).has('service')).toBe(false)
  for (const { name, value } of hidden) expect(new FormData(form).get(name)).toBe(value)
  const posting = { method: 'post', action: noJsForm.action, name: noJsForm.name }
  for (const [name, value] of Object.entries(posting)) expect(form).toHaveAttribute(name, value)
  for (const { name, value } of attributes) expect(form).toHaveAttribute(name, value)
})

test('neither keyboards, nor screen readers, nor autofill reach the honeypot', () => {
  const { container } = renderForm({}, { noJsForm })
  const trap = container.querySelector('[name=website]')
  expect(trap).toHaveAttribute('type', 'text')
  expect(trap).toHaveAttribute('tabindex', '-1')
  expect(trap).toHaveAttribute('autocomplete', 'off')
  expect(trap?.closest('[aria-hidden=true]')).not.toBeNull()
})

test('a form that requires JavaScript does nothing before, and warns with a link that loads the page again', () => {
  const { container } = renderForm()
  expect(container.querySelector('form')).toHaveAttribute('method', 'dialog')
  const link = within(container).getByText(copy.loadFailed.reload)
  expect(link).toHaveAttribute('href', PAGE_PATHS.contact)
  expect(link.closest('[role=alert]')).toHaveTextContent(copy.loadFailed.text)
})

test.each([
  ['the phone number and the email address twice, if it requires JavaScript', undefined, 2],
  ['neither of them, if it works without JavaScript', noJsForm, 0],
])('without JavaScript, the form shows %s', (_, form, places) => {
  const { container } = renderForm({}, { noJsForm: form })
  const ways = [`${contact.phone} ${contact.phoneLink}`, `${contact.email} mailto:${contact.email}`]
  const links = Array.from(
    container.querySelectorAll('a'),
    (link) => `${link.textContent} ${link.getAttribute('href')}`,
  )
  expect(links.filter((link) => /tel:|mailto:/.test(link))).toEqual(Array(places).fill(ways).flat())
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
  ['links to the privacy page', { label: 'Read the policy', to: '/privacy' }, ['Read the policy /privacy']],
  ['links to no privacy page if there is none', null, []],
])('the form %s', (_, privacyLink, links) => {
  renderForm({}, { copy: { ...copy, privacyLink } })
  const found = within(screen.getByText(copy.privacy)).queryAllByRole('link')
  expect(found.map((link) => `${link.textContent} ${link.getAttribute('href')}`)).toEqual(links)
})

describe('what the visitor sees', () => {
  /** The button, the announcement, the failure, and whether the request is confirmed. */
  const shown = () => [
    [copy.submit, copy.submitting].filter((name) => screen.queryByRole('button', { name })).join(),
    status().textContent,
    screen.queryByRole('group')?.querySelector('h3, h2')?.textContent ?? '',
    screen.queryByText(copy.success.confirmation) !== null,
  ]
  const { unsent, refused } = copy.failure

  test('changes with each step: a failure stays until the request is sent again, and the confirmation until the next text', async () => {
    const { end, retry, requests } = renderForm()
    expect(shown()).toEqual(['Send', '', '', false])
    await fillInAndSend()
    expect(shown()).toEqual(['Sending…', 'Sending…', '', false])
    expect(screen.getAllByText('Sending…')).toHaveLength(2)
    act(() => {
      retry(3)
    })
    expect(shown()).toEqual(['Sending…', 'Once more: 3.', '', false])
    const [shownProgress, announced] = screen.getAllByText('Once more: 3.')
    expect(shownProgress).toHaveAttribute('aria-hidden', 'true')
    expect(announced).toBe(status())
    await end({ kind: 'unsent' })
    expect(shown()).toEqual(['Send', '', unsent.heading, false])
    write('company', '')
    expect(shown()).toEqual(['Send', '', unsent.heading, false])
    await press(copy.failure.again)
    expect(shown()).toEqual(['Sending…', 'Sending…', '', false])
    await end({ kind: 'refused' })
    expect(shown()).toEqual(['Send', '', refused.heading, false])
    await press(copy.submit)
    await end({ kind: 'delivered' })
    expect(shown()).toEqual(['Send', '', '', true])
    write('name', 'B')
    expect(shown()).toEqual(['Send', '', '', false])
    expect(requests).toHaveLength(3)
  })

  test('is one request, however often it is sent before its answer', async () => {
    const { container, requests, end } = renderForm()
    const form = container.querySelector('form')
    if (!form) throw new Error('There is no form')
    for (const { name } of copy.fields) write(name, REQUEST[name])
    // The second time, React has not rendered anything since the first.
    act(() => {
      fireEvent.submit(form)
      fireEvent.submit(form)
    })
    fireEvent.submit(form)
    expect(requests).toHaveLength(1)
    await end({ kind: 'delivered' })
    expect(shown()).toEqual(['Send', '', '', true])
    // The fields are empty now, so it would not be clear what the confirmation is about.
    fireEvent.submit(form)
    expect(shown()).toEqual(['Send', '', copy.failure.invalid.heading, false])
    expect(requests).toHaveLength(1)
  })
})

describe('after delivery', () => {
  test('the button has kept the focus throughout, and the confirmation is announced in place of the toast', async () => {
    const { end } = renderForm()
    const button = screen.getByRole('button', { name: copy.submit })
    button.focus()
    await fillInAndSend()
    expect(button).toHaveAttribute('aria-disabled', 'true')
    expect(button).toHaveFocus()
    await end({ kind: 'delivered' })
    expect(button).not.toHaveAttribute('aria-disabled')
    expect(button).toHaveFocus()
    const { title, text, confirmation } = copy.success
    expect(jest.mocked(notify).mock.calls).toEqual([[{ title, text, announcement: confirmation }]])
    expect(status()).toBeEmptyDOMElement()
  })

  test('the form shows its own messages, its draft is not restored, and it can send another request', async () => {
    const { requests, end, show } = renderForm()
    await fillInAndSend()
    await end({ kind: 'delivered' })
    // The browser would show its own messages as well.
    expect(field('name').form).toHaveProperty('noValidate', true)
    cleanup()
    show()
    expect(values()).toEqual(noValues)
    await fillInAndSend()
    expect(requests).toHaveLength(2)
  })
})

describe('a visitor who comes back', () => {
  test('sees that the request is still in flight, and then its delivery', async () => {
    let arrive: (outcome: DeliveryResult) => void = () => undefined
    const promise = new Promise<DeliveryResult>((done) => (arrive = done))
    // Until its answer, it is stored as unconfirmed.
    renderForm({ inFlight: () => promise, unconfirmedFailure: () => ({ kind: 'unconfirmed' }) })
    write('message', 'Please call.')
    expect(screen.getByRole('button', { name: copy.submitting })).toHaveAttribute('aria-disabled', 'true')
    await act(async () => {
      arrive({ kind: 'delivered' })
      await promise
    })
    expect(field('message')).toHaveValue('')
    expect(screen.getByText(copy.success.confirmation)).toBeVisible()
  })

  test('learns that the text was kept, once', () => {
    const { show } = renderForm()
    write('message', 'Please call.')
    expect(notify).not.toHaveBeenCalled()
    cleanup()
    show()
    const { title, text } = copy.kept
    expect(jest.mocked(notify).mock.calls).toEqual([[{ title, text, announcement: `${title}. ${text}` }]])
  })

  test('learns of a request without a response, and not also that the text was kept, and keeps the focus', () => {
    renderForm()
    write('message', 'Please call.')
    cleanup()
    renderForm({ unconfirmedFailure: () => ({ kind: 'unconfirmed' }) })
    expect(screen.getByRole('alert', { name: copy.failure.unconfirmed.heading })).not.toHaveFocus()
    expect(field('message')).toHaveValue('Please call.')
    expect(notify).not.toHaveBeenCalled()
  })
})

describe('after a failure', () => {
  test.each(['offline', 'unsent', 'refused', 'unclear', 'unconfirmed'] as const)(
    'that is “%s”, a summary has the focus and explains it, and every field keeps its value',
    async (kind) => {
      const { summary } = await fail({ kind })
      expect(summary).toHaveFocus()
      expect(summary).toHaveAccessibleName(copy.failure[kind].heading)
      expect(within(summary).getByRole('heading', { level: 3 })).toHaveTextContent(copy.failure[kind].heading)
      expect(summary).toHaveAccessibleDescription(copy.failure[kind].text)
      expect(within(summary).queryByRole('list')).not.toBeInTheDocument()
      expect(values()).toEqual(valuesOf(REQUEST))
      expect(screen.queryByText(copy.success.confirmation)).not.toBeInTheDocument()
    },
  )

  test.each([
    ['to send it again', 'unsent', 'var(--ink)'],
    ['to send it again', 'offline', 'var(--ink)'],
    ['to send it again, because it arrives only once', 'unconfirmed', 'var(--ink)'],
    ['to write an email, because it may arrive twice', 'unclear', 'var(--on-accent)'],
    ['to write an email, because it would be refused again', 'refused', 'var(--on-accent)'],
  ] as const)('the main button is %s, if the request is “%s”', async (_, kind, color) => {
    const { summary } = await fail({ kind })
    expect(within(summary).getByRole('link', { name: copy.failure.mail })).toHaveStyle({ color })
    expect(screen.getByRole('button', { name: copy.submit })).toHaveStyle({ color: 'var(--ink)' })
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
    const text = requestText({ ...REQUEST, service: 'Tax Planning' }, copy)
    expect(searchParams.get('body')).toBe(text.replaceAll('\n', '\r\n'))
    write('message', 'All of us.')
    fireEvent.click(aboutTax())
    // jsdom cannot navigate.
    link.addEventListener('click', (event) => {
      event.preventDefault()
    })
    fireEvent.click(link)
    const edited = requestText({ ...REQUEST, message: 'All of us.', service: '' }, copy)
    expect(new URL(link.href).searchParams.get('body')).toBe(edited.replaceAll('\n', '\r\n'))
  })

  test('the errors that the service found appear at their fields only, and the summary links to them in order', async () => {
    const { summary } = await fail({ kind: 'invalid', faults: { message: 'tooLong', email: 'malformed' } })
    expect(screen.getByRole('button', { name: copy.submit })).toHaveStyle({ color: 'var(--on-accent)' })
    expect(summary).toHaveAccessibleName(copy.failure.invalid.heading)
    expect(invalidFields()).toEqual(['email', 'message'])
    expect(linksOf(within(summary).getByRole('list'))).toEqual([
      faultOf('email', 'malformed'),
      faultOf('message', 'tooLong'),
    ])
  })

  test('an edit clears the error, and the visitor can try again, which hides the summary', async () => {
    const { summary, requests } = await fail({ kind: 'invalid', faults: { email: 'malformed' } })
    write('email', 'ada@example.org')
    expect(field('email')).not.toBeInvalid()
    await press(copy.failure.again)
    expect(requests).toHaveLength(2)
    expect(summary).not.toBeInTheDocument()
  })

  test('the focus of the button that sends again, which disappears, moves to the other one', async () => {
    const { summary } = await fail({ kind: 'unsent' })
    within(summary).getByRole('button', { name: copy.failure.again }).focus()
    await press(copy.failure.again)
    expect(screen.getByRole('button', { name: copy.submitting })).toHaveFocus()
  })

  test('a submit with mistakes leaves the warning that the request may have arrived, and its ways to reach the firm', async () => {
    await fail({ kind: 'unclear' })
    write('email', 'ada@')
    await press(copy.submit)
    expect(screen.getByRole('group', { name: copy.failure.invalid.heading })).toHaveFocus()
    const warning = screen.getByRole('group', { name: copy.failure.unclear.heading })
    expect(linksOf(warning)).toContain(copy.failure.mail)
  })

  test('the errors of a submit replace those that the service found', async () => {
    await fail({ kind: 'invalid', faults: { email: 'malformed' } })
    write('email', REQUEST.email)
    write('message', ' ')
    await press(copy.submit)
    expect(linksOf(summary())).toEqual([faultOf('message', 'missing')])
    expect(invalidFields()).toEqual(['message'])
  })

  test('a submit that the start script repeats leaves the focus of a visitor who has moved on', () => {
    const { container } = renderForm()
    const elsewhere = document.body.appendChild(document.createElement('button'))
    for (const { name } of copy.fields) write(name, REQUEST[name])
    elsewhere.focus()
    fireEvent.submit(container.querySelector('form') ?? container)
    expect(elsewhere).toHaveFocus()
    elsewhere.remove()
  })
})

test.each<[DeliveryResult, string | undefined]>([
  [{ kind: 'delivered' }, undefined],
  [{ kind: 'offline' }, copy.failure.offline.heading],
])(
  'after %j, a visitor who has moved on within the page keeps the focus, and a failure is an alert',
  async (result, name) => {
    const { end } = renderForm()
    render(<a href="/careers">Careers</a>)
    await fillInAndSend()
    screen.getByRole('link', { name: 'Careers' }).focus()
    await end(result)
    expect(screen.getByRole('link', { name: 'Careers' })).toHaveFocus()
    expect(screen.queryAllByRole('alert', { name })).toHaveLength(name === undefined ? 0 : 1)
  },
)

describe('the calendar', () => {
  const url = 'https://calendar.example.com/waymark'
  const prefill = { name: 'attendee', email: 'mail' }
  const { before, after } = copy.scheduling
  const calendarLinks = () =>
    screen
      .queryAllByRole('link', { name: /^(?:Or p|P)ick a time$/ })
      .map((link) => [link.textContent, link.getAttribute('href')])
  const sent = async (scheduling: Queries.SchedulingFragment | null) => {
    const form = renderForm({}, { scheduling, copy: { ...copy, scheduling: { before, after, privacy: 'To them.' } } })
    await fillInAndSend()
    expect(calendarLinks()).toEqual(scheduling ? [[before, url]] : [])
    await form.end({ kind: 'delivered' })
  }

  test.each([
    [
      'the name and the address filled in, if it has parameters for them',
      prefill,
      `${url}?attendee=Ada%20Sample&mail=ada%40example.com`,
    ],
    ['nothing filled in, if it has none', null, url],
  ])('is beside the form, and after a request is sent with %s', async (_, parameters, address) => {
    await sent({ url, prefill: parameters })
    expect(calendarLinks()).toEqual([
      [before, url],
      [after, address],
    ])
    expect(screen.getByText('To them.')).toBeVisible()
    // The next step is to choose a time, not to send another request.
    expect(screen.getByRole('link', { name: after })).toHaveStyle({ color: 'var(--on-accent)' })
    expect(screen.getByRole('button', { name: copy.submit })).toHaveStyle({ color: 'var(--ink)' })
    for (const name of [before, after]) {
      expect(screen.getByRole('link', { name })).toHaveAttribute('rel', 'noreferrer')
      expect(screen.getByRole('link', { name })).not.toHaveAttribute('target')
    }
    write('name', 'B')
    expect(screen.getByRole('button', { name: copy.submit })).toHaveStyle({ color: 'var(--on-accent)' })
  })

  test('is nowhere if the firm has none', async () => {
    await sent(null)
    expect(calendarLinks()).toEqual([])
    expect(screen.queryByText('To them.')).not.toBeInTheDocument()
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
