import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ContentProblems } from '../../src/dev-overlay/ContentProblems'

const TEXT = 'content/site.yml:2:1  “nam” is not a field here.\n\n  2 | nam: X\n    | ^^^\n\n1 problem'

test('the report is announced and contains the text verbatim', () => {
  render(<ContentProblems text={TEXT} onHide={jest.fn()} />)
  expect(screen.getByRole('alert', { name: 'The content has problems' })).toBeVisible()
  expect(screen.getByText(/is not a field here/).parentElement?.textContent).toBe(TEXT)
})

test.each([
  ['Escape', () => userEvent.keyboard('{Escape}')],
  ['its button', () => userEvent.click(screen.getByRole('button', { name: /^Hide/ }))],
])('%s hides the report', async (_, hide) => {
  const onHide = jest.fn()
  render(<ContentProblems text={TEXT} onHide={onHide} />)
  await hide()
  expect(onHide).toHaveBeenCalledTimes(1)
})

test('other keys do not hide the report', async () => {
  const onHide = jest.fn()
  render(<ContentProblems text={TEXT} onHide={onHide} />)
  await userEvent.keyboard('a')
  expect(onHide).not.toHaveBeenCalled()
})
