import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { Tooltip } from '../../src/components/Tooltip'
import { installPopovers } from '../stubs/popover'

beforeAll(() => {
  installPopovers()
  jest.useFakeTimers()
})
afterEach(() => {
  // Soon after one has closed, another tooltip opens immediately.
  wait(1000)
})

const wait = (milliseconds: number) => {
  act(() => {
    jest.advanceTimersByTime(milliseconds)
  })
}

const trigger = () => screen.getByRole('button', { name: 'Write' })
const isOpen = () => screen.getByText('Write to Ada').closest('[role=tooltip]')?.matches(':popover-open')

function renderTooltips(...names: string[]) {
  render(
    names.map((name) => (
      <Tooltip key={name} text={`Write to ${name}`}>
        {(description) => <button aria-describedby={description}>Write</button>}
      </Tooltip>
    )),
  )
  return userEvent.setup({
    advanceTimers: (milliseconds) => {
      jest.advanceTimersByTime(milliseconds)
    },
  })
}

const renderTooltip = () => ({ user: renderTooltips('Ada') })

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

test.each<[string, (user: UserEvent) => unknown]>([
  ['when the pointer leaves', (user) => user.unhover(trigger())],
  ['after a click', (user) => user.click(trigger())],
  ['with Escape', (user) => user.keyboard('{Escape}')],
  ['when the page scrolls', () => fireEvent.scroll(document)],
])('a tooltip opens after 700 ms, and closes %s, but not with another key or as focus scrolls', async (_, happen) => {
  const { user } = renderTooltip()
  await user.hover(trigger())
  await user.unhover(trigger())
  await user.hover(trigger())
  wait(699)
  expect(isOpen()).toBe(false)
  wait(1)
  await user.keyboard('a')
  wait(100)
  fireEvent.scroll(document)
  expect(isOpen()).toBe(true)
  wait(1)
  await happen(user)
  expect(isOpen()).toBe(false)
})

test.each([
  [300, 'immediately'],
  [301, 'after the usual delay'],
])('a tooltip that is hovered %i ms after one closed opens %s', async (milliseconds, delay) => {
  const { user } = renderTooltip()
  await user.hover(trigger())
  wait(700)
  await user.unhover(trigger())
  wait(milliseconds)
  await user.hover(trigger())
  wait(1)
  expect(isOpen()).toBe(delay === 'immediately')
  wait(698)
  expect(isOpen()).toBe(delay === 'immediately')
  wait(1)
  expect(isOpen()).toBe(true)
})

test('a tooltip that opens again stays open as focus scrolls', async () => {
  const { user } = renderTooltip()
  await user.hover(trigger())
  wait(700)
  await user.unhover(trigger())
  wait(1000)
  await user.hover(trigger())
  wait(700)
  fireEvent.scroll(document)
  expect(isOpen()).toBe(true)
  expect(screen.getByRole('tooltip', { hidden: true })).toHaveAttribute('popover', 'manual')
})

test('only the tooltip of the hovered trigger is open, and another opens at once after it closes', async () => {
  const user = renderTooltips('Ada', 'Bea')
  const open = () => screen.getAllByRole('tooltip', { hidden: true }).filter((one) => one.matches(':popover-open'))
  const names = () => open().map(({ textContent }) => textContent)
  const [ada, bea] = screen.getAllByRole('button')
  if (!ada || !bea) throw new Error('There are no two triggers')
  expect(ada).toHaveAccessibleDescription('Write to Ada')
  expect(bea).toHaveAccessibleDescription('Write to Bea')
  await user.hover(ada)
  wait(400)
  await user.hover(bea)
  wait(699)
  expect(names()).toEqual([])
  wait(1)
  expect(names()).toEqual(['Write to Bea'])
  await user.hover(ada)
  wait(1)
  expect(names()).toEqual(['Write to Ada'])
  await user.keyboard('{Escape}')
  expect(names()).toEqual([])
})

test('a tooltip opens while its trigger has the focus, and closes when that moves on', async () => {
  const { user } = renderTooltip()
  await user.tab()
  wait(700)
  expect(isOpen()).toBe(true)
  await user.tab()
  expect(isOpen()).toBe(false)
})

test('a resting finger does not open a tooltip', async () => {
  const { user } = renderTooltip()
  await user.pointer({ keys: '[TouchA>]', target: trigger() })
  wait(1000)
  expect(isOpen()).toBe(false)
})
