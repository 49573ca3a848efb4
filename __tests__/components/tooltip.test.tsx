import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Tooltip } from '../../src/components/Tooltip'
import { installPopovers } from '../stubs/popover'

beforeAll(installPopovers)

beforeEach(() => {
  jest.useFakeTimers()
})
afterEach(() => {
  jest.useRealTimers()
})

const wait = (milliseconds: number) => {
  act(() => {
    jest.advanceTimersByTime(milliseconds)
  })
}

const trigger = () => screen.getByRole('button', { name: 'Write' })
const isOpen = () => screen.getByText('Write to Ada').closest('[role=tooltip]')?.matches(':popover-open')

function renderTooltip() {
  const { unmount } = render(<Tooltip text="Write to Ada">{() => <button>Write</button>}</Tooltip>)
  const user = userEvent.setup({
    advanceTimers: (milliseconds) => {
      jest.advanceTimersByTime(milliseconds)
    },
  })
  return { user, unmount }
}

test('a tooltip does not open if the pointer leaves before that', async () => {
  const { user } = renderTooltip()
  await user.hover(trigger())
  wait(600)
  await user.unhover(trigger())
  wait(1000)
  expect(isOpen()).toBe(false)
})

test('a resting finger does not open it', async () => {
  const { user } = renderTooltip()
  await user.pointer({ keys: '[TouchA>]', target: trigger() })
  wait(1000)
  expect(isOpen()).toBe(false)
})

test('a scroll before it opens does not keep it closed', async () => {
  const { user } = renderTooltip()
  await user.hover(trigger())
  wait(300)
  fireEvent.scroll(document)
  wait(400)
  expect(isOpen()).toBe(true)
})

test('a click before it opens keeps it closed', async () => {
  const { user } = renderTooltip()
  await user.hover(trigger())
  wait(300)
  await user.click(trigger())
  wait(1000)
  expect(isOpen()).toBe(false)
})

test('a tooltip that is removed from the page before it opens does nothing', async () => {
  const { user, unmount } = renderTooltip()
  await user.hover(trigger())
  unmount()
  expect(jest.getTimerCount()).toBe(0)
})
