import { render, screen } from '@testing-library/react'
import { Link } from '../../src/components/Link'

const renderLink = (to: string) => {
  render(<Link to={to}>Follow</Link>)
  return screen.getByRole('link', { name: 'Follow' })
}

test.each(['/', '/contact', '/about#team'])('a link to %s navigates on the client', (to) => {
  expect(renderLink(to)).toHaveAttribute('data-navigates')
})

test.each(['https://www.example.com', '#team', 'mailto:hello@example.com', 'tel:+13125550142'])(
  'a link to %s is a plain anchor',
  (to) => {
    expect(renderLink(to)).not.toHaveAttribute('data-navigates')
  },
)

test.each(['/contact', '#team', 'https://www.example.com'])('a link to %s has that target', (to) => {
  expect(renderLink(to)).toHaveAttribute('href', to)
})

test('other props of a link are passed to the anchor', () => {
  render(
    <Link to="/contact" aria-current="page">
      Contact
    </Link>,
  )
  expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('Contact')
})
