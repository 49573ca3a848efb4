import { render, screen } from '@testing-library/react'
import { Rating } from '../../src/components/Rating'

const diamonds = (words: string) =>
  Array.from(screen.getByText(words).parentElement?.querySelectorAll('path') ?? [], (path) => path.getAttribute('fill'))

test('a rating is available as text', () => {
  render(<Rating rating={4} max={5} label="Rated 4 out of 5" />)
  expect(screen.getByText('Rated 4 out of 5')).toBeInTheDocument()
})

test('the number of filled diamonds is the rating', () => {
  render(<Rating rating={4} max={5} label="Rated 4 out of 5" />)
  const filled = 'var(--sepia)'
  expect(diamonds('Rated 4 out of 5')).toEqual([filled, filled, filled, filled, 'none'])
})

test('the diamonds are hidden from assistive technology', () => {
  render(<Rating rating={5} max={5} label="Rated 5 out of 5" />)
  expect(screen.getByText('Rated 5 out of 5').nextElementSibling).toHaveAttribute('aria-hidden', 'true')
})
