import { render, screen } from '@testing-library/react'
import { Rating } from '../../src/components/Rating'

const diamonds = (words: string) =>
  Array.from(screen.getByText(words).parentElement?.querySelectorAll('path') ?? [], (path) => path.getAttribute('fill'))

test('a rating is text for assistive technology, and its number of filled diamonds for the eye', () => {
  render(<Rating rating={4} max={5} label="Rated 4 out of 5" />)
  const filled = 'var(--sepia)'
  expect(diamonds('Rated 4 out of 5')).toEqual([filled, filled, filled, filled, 'none'])
  expect(screen.getByText('Rated 4 out of 5').nextElementSibling).toHaveAttribute('aria-hidden', 'true')
})
