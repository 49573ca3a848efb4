import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
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

test.each<[string, (user: UserEvent) => unknown, boolean]>([
  ['opens after a scroll', () => fireEvent.scroll(document), true],
  ['does not open after the pointer has left', (user) => user.unhover(trigger()), false],
  ['does not open after a click', (user) => user.click(trigger()), false],
])('a tooltip that is about to open %s', async (_, happen, opens) => {
  const { user } = renderTooltip()
  await user.hover(trigger())
  wait(600)
  await happen(user)
  wait(1000)
  expect(isOpen()).toBe(opens)
})

test('a resting finger does not open a tooltip', async () => {
  const { user } = renderTooltip()
  await user.pointer({ keys: '[TouchA>]', target: trigger() })
  wait(1000)
  expect(isOpen()).toBe(false)
})

test('a tooltip that is removed from the page before it opens does nothing', async () => {
  const { user, unmount } = renderTooltip()
  await user.hover(trigger())
  unmount()
  expect(jest.getTimerCount()).toBe(0)
})
