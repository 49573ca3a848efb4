import { render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { Avatar } from '../../src/components/Avatar'
import { drawing } from '../factories/picture'

const avatar = <Avatar name="Margaret Anne Hale" portrait={drawing} sizes="12rem" />

test('a person without a portrait is shown by initials', () => {
  render(<Avatar name="Margaret Anne Hale" portrait={null} sizes="12rem" />)
  expect(screen.getByText('MH')).toBeInTheDocument()
  expect(screen.queryByRole('presentation')).not.toBeInTheDocument()
})

test('the initials and the portrait are both in the server’s HTML', () => {
  const html = renderToString(avatar)
  expect(html).toContain('>MH<')
  expect(html).toContain(drawing.src)
})

test('the portrait is decorative, because the name is next to it', () => {
  render(avatar)
  expect(screen.queryByRole('img')).not.toBeInTheDocument()
  expect(screen.getByRole('presentation')).toHaveAttribute('alt', '')
})

test('the initials are hidden from assistive technology', () => {
  render(avatar)
  expect(screen.getByText('MH').closest('svg')).toHaveAttribute('aria-hidden', 'true')
})
