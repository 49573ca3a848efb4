import { render, screen } from '@testing-library/react'
import { Quote } from '../../src/sections/Quote'
import { answerStaticQueries } from '../stubs/gatsby'

const diamonds = (words: string) =>
  Array.from(screen.getByText(words).parentElement?.querySelectorAll('path') ?? [], (path) => path.getAttribute('fill'))

test('a rating is text for assistive technology, and filled diamonds on screen', () => {
  answerStaticQueries({ siteSettings: { uiLabels: { rated: 'Rated {rating} out of {highest}' } } })
  const words = { quote: 'It worked.', author: 'Ada Sample', title: 'Advisor' }
  render(<Quote testimonial={{ id: 'ada', ...words, rating: 4, unpublished: null }} />)
  const filled = 'var(--sepia)'
  expect(diamonds('Rated 4 out of 5')).toEqual([filled, filled, filled, filled, 'none'])
  expect(screen.getByText('Rated 4 out of 5').nextElementSibling).toHaveAttribute('aria-hidden', 'true')
})
