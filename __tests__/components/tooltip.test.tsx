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

test('it does not open if the pointer leaves before that', async () => {
  const user = renderTooltips()
  await user.hover(trigger())
  wait(600)
  await user.unhover(trigger())
  wait(1000)
  expect(isOpen()).toBe(false)
})

test('a resting finger does not open it', async () => {
  const user = renderTooltips()
  await user.pointer({ keys: '[TouchA>]', target: trigger() })
  wait(1000)
  expect(isOpen()).toBe(false)
})

test('other keys do not close it', async () => {
  const user = renderTooltips()
  await user.hover(trigger())
  wait(700)
  await user.keyboard('a')
  expect(isOpen()).toBe(true)
})

test('a scroll before it opens does not keep it closed', async () => {
  const user = renderTooltips()
  await user.hover(trigger())
  wait(300)
  fireEvent.scroll(document)
  wait(400)
  expect(isOpen()).toBe(true)
})

test('a click before it opens keeps it closed', async () => {
  const user = renderTooltips()
  await user.hover(trigger())
  wait(300)
  await user.click(trigger())
  wait(1000)
  expect(isOpen()).toBe(false)
})

test('a tooltip that is removed from the page before it opens does nothing', async () => {
  const { unmount } = render(<Tooltip text="Write to Ada">{() => <button>Write</button>}</Tooltip>)
  const user = userWithFakeTimers()
  await user.hover(trigger())
  unmount()
  expect(jest.getTimerCount()).toBe(0)
})
