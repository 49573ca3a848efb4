import { render, screen } from '@testing-library/react'
import { Link } from '../../src/components/Link'

const renderLink = (to: string) => {
  render(<Link to={to}>Follow</Link>)
  return screen.getByRole('link', { name: 'Follow' })
}

test.each(['/', '/contact', '/about#team'])('a link to %s navigates on the client', (to) => {
  const link = renderLink(to)
  expect(link).toHaveAttribute('href', to)
  expect(link).toHaveAttribute('data-navigates')
})

test.each(['https://www.example.com', '#team', 'mailto:hello@example.com', 'tel:+13125550142'])(
  'a link to %s is a plain anchor',
  (to) => {
    const link = renderLink(to)
    expect(link).toHaveAttribute('href', to)
    expect(link).not.toHaveAttribute('data-navigates')
  },
)
