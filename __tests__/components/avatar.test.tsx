import { render, screen } from '@testing-library/react'
import { Avatar } from '../../src/components/Avatar'
import { drawing } from '../factories/picture'

test('a person without a portrait is shown by initials', () => {
  render(<Avatar name="Margaret Anne Hale" portrait={null} sizes="12rem" />)
  expect(screen.getByText('MH')).toBeInTheDocument()
  expect(screen.queryByRole('presentation')).not.toBeInTheDocument()
})

test('the initials and the portrait are decorative, because the name is next to them', () => {
  render(<Avatar name="Margaret Anne Hale" portrait={drawing} sizes="12rem" />)
  expect(screen.getByText('MH').closest('svg')).toHaveAttribute('aria-hidden', 'true')
  expect(screen.getByRole('presentation')).toHaveAttribute('alt', '')
})
