import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ConsultationForm } from '../../src/consultation-form/ConsultationForm'
import type { Delivery } from '../../src/consultation-form/delivery'
import { onNotify, type Notification } from '../../src/layout/notify'
import { forgetWords, keepWords, SUBMISSION_KEY } from '../../src/deferred-start/form-autosave'
import { consultationWords, heldDelivery } from '../factories/consultation'
import { siteContent } from '../factories/content'

const words = consultationWords()
const { contact } = siteContent()
const { confirmation } = words.success

const ENTRIES = [
  [words.name, 'Ada Sample'],
  [words.email, 'ada@example.com'],
  [words.phone, '312 555 0142'],
  [words.company, 'Sample & Co'],
  [words.message, 'Please call.'],
] as const

const field = (label: string) => screen.getByRole('textbox', { name: label })
/** The submit button, whatever it says. */
const button = () => screen.getByRole('button', { name: (name) => name !== words.discard.label })
const discardButton = () => screen.queryByRole('button', { name: words.discard.label })

function renderForm(changes: Partial<Delivery> = {}) {
  const delivery = heldDelivery(changes)
  const user = userEvent.setup()
  render(<ConsultationForm words={words} contact={contact} delivery={delivery.delivery} />)
  return {
    user,
    delivery,
    fillIn: async () => {
      for (const [{ label }, text] of ENTRIES) {
        // user-event does not notice a reset, and would type after what stood in the field before it.
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

test('name, e-mail address and message are required, phone number and company are not', () => {
  renderForm()
  for (const { label } of [words.name, words.email, words.message]) expect(field(label)).toBeRequired()
  for (const { label } of [words.phone, words.company]) expect(field(label)).not.toBeRequired()
})

test('the fields that may stay empty say so', () => {
  renderForm()
  for (const { label } of [words.phone, words.company]) {
    expect(field(label)).toHaveAccessibleDescription(words.optional)
  }
})

test('the browser is left to check that the e-mail address is one', () => {
  renderForm()
  expect(field(words.email.label)).toHaveAttribute('type', 'email')
})

test('the message has five rows', () => {
  renderForm()
  expect(field(words.message.label)).toHaveAttribute('rows', '5')
})

test.each([
  [words.name.label, 'name'],
  [words.email.label, 'email'],
  [words.phone.label, 'tel'],
  [words.company.label, 'organization'],
])('the browser may fill in the field “%s”', (label, purpose) => {
  renderForm()
  expect(field(label)).toHaveAttribute('autocomplete', purpose)
})

test('nothing is sent while a required field is empty', async () => {
  const { delivery, submit } = renderForm()
  await submit()
  expect(delivery.requests).toEqual([])
})

test('the request holds what was filled in', async () => {
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
    },
  ])
})

test('while the request is on its way, the button is disabled and says so', async () => {
  const { fillIn, submit } = renderForm()
  await fillIn()
  expect(button()).toHaveTextContent(words.submit)
  await submit()
  expect(button()).toBeDisabled()
  expect(button()).toHaveTextContent(words.submitting)
})

test('a second click sends nothing', async () => {
  const { user, delivery, fillIn } = renderForm()
  await fillIn()
  await user.dblClick(button())
  expect(delivery.requests).toHaveLength(1)
})

test('two submits before the page shows the first one send once', async () => {
  const { delivery, fillIn } = renderForm()
  await fillIn()
  act(() => {
    fireEvent.submit(field(words.name.label))
    fireEvent.submit(field(words.name.label))
  })
  expect(delivery.requests).toHaveLength(1)
})

test('the return key after a click sends nothing', async () => {
  const { user, delivery, fillIn, submit } = renderForm()
  await fillIn()
  await submit()
  await user.type(field(words.name.label), '{Enter}')
  expect(delivery.requests).toHaveLength(1)
})

test('the fields keep their text until the request has arrived', async () => {
  const { fillIn, submit } = renderForm()
  await fillIn()
  await submit()
  expect(field(words.message.label)).toHaveValue('Please call.')
})

test('all fields are cleared once the request has arrived', async () => {
  const { fillIn, submit, arrive } = renderForm()
  await fillIn()
  await submit()
  await arrive()
  expect(screen.getAllByRole<HTMLInputElement>('textbox').map(({ value }) => value)).toEqual(['', '', '', '', ''])
})

test('a message is shown once, when the request has arrived', async () => {
  const messages: Notification[] = []
  const stop = onNotify((message) => messages.push(message))
  const { fillIn, submit, arrive } = renderForm()
  await fillIn()
  await submit()
  expect(messages).toEqual([])
  await arrive()
  stop()
  expect(messages).toEqual([{ title: words.success.title, text: words.success.text }])
})

test('the confirmation comes with the arrival and stays', async () => {
  const { fillIn, submit, arrive } = renderForm()
  await fillIn()
  await submit()
  expect(screen.queryByText(confirmation)).not.toBeInTheDocument()
  await arrive()
  expect(screen.getByText(confirmation)).toBeVisible()
})

test('the button is ready again once the request has arrived', async () => {
  const { fillIn, submit, arrive } = renderForm()
  await fillIn()
  await submit()
  await arrive()
  expect(button()).toBeEnabled()
  expect(button()).toHaveTextContent(words.submit)
})

test('the confirmation goes when the visitor begins another request', async () => {
  const { user, fillIn, submit, arrive } = renderForm()
  await fillIn()
  await submit()
  await arrive()
  await user.type(field(words.name.label), 'B')
  expect(screen.queryByText(confirmation)).not.toBeInTheDocument()
})

test('another request can follow', async () => {
  const { delivery, fillIn, submit, arrive } = renderForm()
  await fillIn()
  await submit()
  await arrive()
  await fillIn()
  await submit()
  expect(delivery.requests).toHaveLength(2)
})

test('where scripts are off, the firm’s number and address stand in place of the form', () => {
  renderForm()
  expect(screen.getByText(words.withoutScript, { exact: false })).toContainElement(
    screen.getByRole('link', { name: contact.phone }),
  )
  expect(screen.getByRole('link', { name: contact.email })).toHaveAttribute('href', `mailto:${contact.email}`)
})

test('the privacy page can be reached from the form', () => {
  renderForm()
  expect(screen.getByRole('link', { name: words.privacyLink.label })).toHaveAttribute('href', words.privacyLink.to)
})

describe('discarding what was written', () => {
  beforeAll(() => {
    keepWords()
  })
  afterEach(() => {
    forgetWords()
  })

  test('is not offered while nothing is written', async () => {
    const { user } = renderForm()
    expect(discardButton()).not.toBeInTheDocument()
    await user.type(field(words.phone.label), '5')
    expect(discardButton()).toBeVisible()
    await user.clear(field(words.phone.label))
    expect(discardButton()).not.toBeInTheDocument()
  })

  test('is offered for a draft that was restored', async () => {
    const { user } = renderForm()
    await user.type(field(words.name.label), 'Ada')
    cleanup()
    renderForm()
    expect(field(words.name.label)).toHaveValue('Ada')
    expect(discardButton()).toBeVisible()
    await user.click(screen.getByRole('button', { name: words.discard.label }))
    cleanup()
    renderForm()
    expect(field(words.name.label)).toHaveValue('')
    expect(discardButton()).not.toBeInTheDocument()
  })

  test('empties every field, moves the focus to the first, and is announced until the next edit', async () => {
    const { user, fillIn } = renderForm()
    await fillIn()
    await user.click(screen.getByRole('button', { name: words.discard.label }))
    expect(screen.getAllByRole<HTMLInputElement>('textbox').map(({ value }) => value)).toEqual(['', '', '', '', ''])
    expect(field(words.name.label)).toHaveFocus()
    expect(screen.getByRole('status')).toHaveTextContent(words.discard.done)
    expect(discardButton()).not.toBeInTheDocument()
    await user.type(field(words.name.label), 'B')
    expect(screen.getByRole('status')).toBeEmptyDOMElement()
  })

  test('removes what is said of faulty fields', async () => {
    const { user } = renderForm()
    await user.type(field(words.name.label), ' ')
    await user.tab()
    expect(field(words.name.label)).toHaveAccessibleDescription(words.faults.missing)
    await user.click(screen.getByRole('button', { name: words.discard.label }))
    expect(field(words.name.label)).not.toHaveAccessibleDescription()
  })

  test('removes an earlier failure and forgets the request behind it', async () => {
    sessionStorage.setItem(SUBMISSION_KEY, 'id\nunclear\nname=Ada')
    const { user } = renderForm({ unknownFate: () => Promise.resolve({ kind: 'unclear' }) })
    await user.type(field(words.name.label), 'Ada')
    expect(await screen.findByText(words.failure.unclear.heading)).toBeVisible()
    await user.click(screen.getByRole('button', { name: words.discard.label }))
    expect(screen.queryByText(words.failure.unclear.heading)).not.toBeInTheDocument()
    expect(sessionStorage.getItem(SUBMISSION_KEY)).toBeNull()
  })

  test('is not offered while the request is on its way', async () => {
    const { fillIn, submit } = renderForm()
    await fillIn()
    await submit()
    expect(discardButton()).not.toBeInTheDocument()
  })

  test('is no longer offered once the request has arrived', async () => {
    const { fillIn, submit, arrive } = renderForm()
    await fillIn()
    await submit()
    await arrive()
    expect(discardButton()).not.toBeInTheDocument()
  })
})
