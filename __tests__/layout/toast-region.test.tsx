import { act, fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { notify } from '../../src/layout/notify'
import { ToastRegion } from '../../src/layout/ToastRegion'
import { siteContent } from '../factories/content'

const { words } = siteContent()

beforeEach(() => {
  render(<ToastRegion settings={{ words }} />)
})

/** Sends messages with these titles, one after the other. */
function send(...titles: string[]) {
  for (const title of titles) {
    act(() => {
      notify({ title, text: `More about ${title}.` })
    })
  }
}

const region = () => screen.getByRole('region', { name: words.notifications })
const closeButtons = () => within(region()).queryAllByRole('button', { name: words.dismiss })
/** The titles of the visible toasts, from top to bottom. */
const visibleTitles = () => closeButtons().map((button) => button.parentElement?.querySelector('p')?.textContent)

test('the same message is announced again, as a new element of the status', () => {
  send('Sent')
  const first = screen.getByRole('status').firstElementChild
  send('Sent')
  expect(screen.getByRole('status')).toHaveTextContent('Sent. More about Sent.')
  expect(screen.getByRole('status').firstElementChild).not.toBe(first)
})

test('at most three messages are visible at once, the newest first', () => {
  send('First', 'Second', 'Third', 'Fourth')
  expect(visibleTitles()).toEqual(['Fourth', 'Third', 'Second'])
})

test('the close button removes its own message', async () => {
  send('First', 'Second')
  const [, first] = closeButtons()
  if (!first) throw new Error('There is no second toast')
  await userEvent.click(first)
  expect(visibleTitles()).toEqual(['Second'])
})

test('a message disappears when its time is over', () => {
  send('First', 'Second')
  fireEvent.animationEnd(within(region()).getByText('First'))
  expect(visibleTitles()).toEqual(['Second'])
})
