import { act, fireEvent, render, renderHook, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { toast, useToaster } from 'react-hot-toast/headless'
import { notify } from '../../src/layout/notify'
import { ToastRegion } from '../../src/layout/ToastRegion'
import { siteContent } from '../factories/content'

const { uiLabels } = siteContent()

// jsdom has no layout. __tests__/browser/accessible-states.spec.ts shows that toasts cover no focus.
beforeAll(() => {
  const observer = { observe: () => undefined, disconnect: () => undefined }
  Object.assign(globalThis, { ResizeObserver: jest.fn(() => observer) })
})

beforeEach(() => {
  jest.useFakeTimers()
  render(<ToastRegion settings={{ uiLabels }} />)
})
afterEach(() => {
  const { result } = renderHook(() => useToaster())
  act(() => {
    toast.remove()
    result.current.handlers.endPause() // A pause outlives the list.
  })
  jest.useRealTimers()
})

const wait = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds))
const user = userEvent.setup({
  advanceTimers: (milliseconds) => {
    jest.advanceTimersByTime(milliseconds)
  },
})

/** Sends messages with these titles, one after the other. */
async function send(...titles: string[]) {
  for (const title of titles) {
    act(() => {
      notify({ title, text: `More about ${title}.`, announcement: `${title}, aloud` })
    })
    // The list is loaded with the first message.
    await wait(1)
  }
}

const region = () => screen.getByRole('region', { name: uiLabels.notifications })
const closeButtons = () => screen.queryAllByRole('button', { name: uiLabels.dismiss })
/** The titles of the visible toasts, from top to bottom. */
const visibleTitles = () => closeButtons().map((button) => button.parentElement?.querySelector('p')?.textContent)

test('the same message is announced again in its own words, as a new element of the only status', async () => {
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
  await send('Sent')
  expect(document.querySelector('[aria-live], [role=alert], [role=log]')).toBeNull()
  expect(region()).toHaveTextContent(/^SentMore about Sent\.$/)
  const first = screen.getByRole('status').firstElementChild
  await send('Sent')
  expect(screen.getByRole('status')).toHaveTextContent(/^Sent, aloud$/)
  expect(screen.getByRole('status').firstElementChild).not.toBe(first)
})

test('the three newest messages are visible, the newest first', async () => {
  await send('First', 'Second', 'Third')
  expect(visibleTitles()).toEqual(['Third', 'Second', 'First'])
  await send('Fourth')
  expect(visibleTitles()).toEqual(['Fourth', 'Third', 'Second'])
})

test('the close button removes its own message, and the next older one returns', async () => {
  await send('First', 'Second', 'Third', 'Fourth')
  const [, third] = closeButtons()
  if (!third) throw new Error('There is no second toast')
  await user.click(third)
  expect(visibleTitles()).toEqual(['Fourth', 'Second', 'First'])
  // There, it keeps no message from disappearing.
  expect(region()).toHaveFocus()
  fireEvent.pointerLeave(region())
  await wait(5500)
  expect(visibleTitles()).toEqual([])
})

test('a message disappears after 5 seconds, not counting the time while the pointer is on it', async () => {
  await send('Sent')
  await wait(4000)
  await user.hover(region())
  await wait(60_000)
  await user.unhover(region())
  await wait(900)
  expect(visibleTitles()).toEqual(['Sent'])
  await wait(500)
  expect(visibleTitles()).toEqual([])
})

test('each message has its own 5 seconds, and so has its announcement', async () => {
  await send('First')
  await wait(3000)
  await send('Second')
  await wait(1990)
  expect(visibleTitles()).toEqual(['Second', 'First'])
  await wait(500)
  expect(visibleTitles()).toEqual(['Second'])
  expect(screen.getByRole('status')).toHaveTextContent(/^Second, aloud$/)
  await wait(3000)
  expect(visibleTitles()).toEqual([])
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
})

test.each<[string, () => unknown]>([
  ['contain the focus, even after the pointer leaves', () => user.unhover(region())],
  ['are hovered, even after the focus leaves', () => fireEvent.blur(closeButtons()[0] ?? region())],
])('messages stay while they %s', async (_, leave) => {
  await send('Sent')
  await user.tab()
  await user.hover(region())
  await leave()
  await wait(60_000)
  expect(visibleTitles()).toEqual(['Sent'])
})

test('with the last message, the landmark disappears, and the focus returns to where it came from last, or stays elsewhere', async () => {
  const names = ['First', 'Last', 'Elsewhere']
  render(names.map((name) => <button key={name}>{name}</button>))
  const focus = (element: HTMLElement | undefined) => {
    act(() => element?.focus())
  }
  const [first, last, elsewhere] = names.map((name) => screen.getByRole('button', { name }))
  for (const origin of [first, last]) {
    await send('Sent')
    focus(origin)
    focus(closeButtons()[0])
  }
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('region')).not.toBeInTheDocument()
  expect(last).toHaveFocus()
  await send('Sent')
  focus(closeButtons()[0])
  focus(elsewhere)
  await wait(5500)
  expect(screen.queryByRole('region')).not.toBeInTheDocument()
  expect(elsewhere).toHaveFocus()
})

test('Escape closes every message, also those for which there was no room', async () => {
  await send('First', 'Second', 'Third', 'Fourth')
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('region')).not.toBeInTheDocument()
})

test('when the last message is closed, after another one, the focus returns to where it was before both', async () => {
  render(<button type="button">Elsewhere</button>)
  screen.getByRole('button', { name: 'Elsewhere' }).focus()
  await send('First', 'Second')
  const closeFirst = async () => {
    act(() => {
      closeButtons()[0]?.focus()
    })
    await user.keyboard('{Enter}')
  }
  await closeFirst()
  expect(region()).toHaveFocus()
  expect(visibleTitles()).toEqual(['First'])
  await closeFirst()
  expect(screen.getByRole('button', { name: 'Elsewhere' })).toHaveFocus()
})

test('a message that arrives after a hovered one was closed disappears in time', async () => {
  await send('First')
  await user.hover(region())
  await user.keyboard('{Escape}')
  await send('Second')
  await wait(5500)
  expect(screen.queryByRole('region')).not.toBeInTheDocument()
})
