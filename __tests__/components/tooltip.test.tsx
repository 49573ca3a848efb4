import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Tooltip } from '../../src/components/Tooltip'
import { recordClose } from '../../src/components/tooltip-timing'
import { installPopovers } from '../stubs/popover'

beforeAll(installPopovers)

beforeEach(() => {
  jest.useFakeTimers()
  recordClose(-Infinity)
})
afterEach(() => {
  jest.useRealTimers()
})

const wait = (milliseconds: number) => {
  act(() => {
    jest.advanceTimersByTime(milliseconds)
  })
}

const trigger = (name = 'Write') => screen.getByRole('button', { name })
const bubble = (text = 'Write to Ada') => screen.getByText(text)
const isOpen = (text?: string) => bubble(text).closest('[role=tooltip]')?.matches(':popover-open')

const userWithFakeTimers = () =>
  userEvent.setup({
    advanceTimers: (milliseconds) => {
      jest.advanceTimersByTime(milliseconds)
    },
  })

function renderTooltips() {
  render(
    <>
      <Tooltip text="Write to Ada">{(id) => <button aria-describedby={id}>Write</button>}</Tooltip>
      <Tooltip text="Call Ada">{() => <button>Call</button>}</Tooltip>
    </>,
  )
  return userWithFakeTimers()
}

test('a tooltip describes its trigger if the trigger uses its id', () => {
  renderTooltips()
  expect(trigger()).toHaveAccessibleDescription('Write to Ada')
})

test('it opens after the pointer has rested for 700 ms', async () => {
  const user = renderTooltips()
  await user.hover(trigger())
  wait(699)
  expect(isOpen()).toBe(false)
  wait(1)
  expect(isOpen()).toBe(true)
})

test('it does not open if the pointer leaves before that', async () => {
  const user = renderTooltips()
  await user.hover(trigger())
  wait(600)
  await user.unhover(trigger())
  wait(1000)
  expect(isOpen()).toBe(false)
})

test('it opens 700 ms after it receives keyboard focus', async () => {
  const user = renderTooltips()
  await user.tab()
  expect(trigger()).toHaveFocus()
  wait(699)
  expect(isOpen()).toBe(false)
  wait(1)
  expect(isOpen()).toBe(true)
})

test('it closes when the focus leaves', async () => {
  const user = renderTooltips()
  await user.tab()
  wait(700)
  await user.tab()
  expect(isOpen()).toBe(false)
})

test('a resting finger does not open it', async () => {
  const user = renderTooltips()
  await user.pointer({ keys: '[TouchA>]', target: trigger() })
  wait(1000)
  expect(isOpen()).toBe(false)
})

test('it stays open while the pointer is on it', async () => {
  const user = renderTooltips()
  await user.hover(trigger())
  wait(700)
  await user.pointer({ target: bubble() })
  wait(1000)
  expect(isOpen()).toBe(true)
})

test('it closes when the pointer leaves', async () => {
  const user = renderTooltips()
  await user.hover(trigger())
  wait(700)
  await user.unhover(trigger())
  expect(isOpen()).toBe(false)
})

test('it closes on Escape, wherever the focus is', async () => {
  const user = renderTooltips()
  await user.hover(trigger())
  wait(700)
  await user.keyboard('{Escape}')
  expect(isOpen()).toBe(false)
})

test('other keys do not close it', async () => {
  const user = renderTooltips()
  await user.hover(trigger())
  wait(700)
  await user.keyboard('a')
  expect(isOpen()).toBe(true)
})

test('it closes on scroll', async () => {
  const user = renderTooltips()
  await user.hover(trigger())
  wait(700)
  fireEvent.scroll(document)
  expect(isOpen()).toBe(false)
})

test('a scroll before it opens does not keep it closed', async () => {
  const user = renderTooltips()
  await user.hover(trigger())
  wait(300)
  fireEvent.scroll(document)
  wait(400)
  expect(isOpen()).toBe(true)
})

test('it closes on a click', async () => {
  const user = renderTooltips()
  await user.hover(trigger())
  wait(700)
  await user.click(trigger())
  expect(isOpen()).toBe(false)
})

test('a click before it opens keeps it closed', async () => {
  const user = renderTooltips()
  await user.hover(trigger())
  wait(300)
  await user.click(trigger())
  wait(1000)
  expect(isOpen()).toBe(false)
})

test('its neighbor opens immediately within 300 ms after it closes', async () => {
  const user = renderTooltips()
  await user.hover(trigger())
  wait(700)
  await user.unhover(trigger())
  wait(300)
  await user.hover(trigger('Call'))
  wait(0)
  expect(isOpen('Call Ada')).toBe(true)
})

test('its neighbor waits again more than 300 ms after it closes', async () => {
  const user = renderTooltips()
  await user.hover(trigger())
  wait(700)
  await user.unhover(trigger())
  wait(301)
  await user.hover(trigger('Call'))
  wait(0)
  expect(isOpen('Call Ada')).toBe(false)
  wait(700)
  expect(isOpen('Call Ada')).toBe(true)
})

test('a tooltip that is removed from the page before it opens does nothing', async () => {
  const { unmount } = render(<Tooltip text="Write to Ada">{() => <button>Write</button>}</Tooltip>)
  const user = userWithFakeTimers()
  await user.hover(trigger())
  unmount()
  expect(jest.getTimerCount()).toBe(0)
})
