import { render, screen } from '@testing-library/react'
import { AboutTeam } from '../../src/sections/AboutTeam'
import { Quote } from '../../src/sections/Quote'
import { memberContent } from '../factories/content'
import { answerStaticQueries } from '../stubs/gatsby'

test('without the team page, the specialties are text, and nothing links to a profile', () => {
  const { name, title, summary, specialties } = memberContent()
  const member = { slug: 'ada', name, title, summary, specialties, anchorPath: null, unpublished: null, image: null }
  const team = { heading: 'Team', text: 'Who we are.', all: null, specialties: 'Works on' }
  render(<AboutTeam team={team} members={[member]} />)
  expect(screen.getByRole('heading', { name: 'Ada Sample' })).toBeVisible()
  expect(screen.getByText(/Works on Growth, Mergers$/)).toBeVisible()
  expect(screen.queryByRole('link')).not.toBeInTheDocument()
})

test('a rating is text for assistive technology, and filled diamonds on screen', () => {
  answerStaticQueries({ siteSettings: { uiLabels: { rated: 'Rated {rating} out of {highest}' } } })
  const words = { quote: 'It worked.', author: 'Ada Sample', title: 'Advisor' }
  render(<Quote testimonial={{ id: 'ada', ...words, rating: 4, unpublished: null }} />)
  const drawing = screen.getByText('Rated 4 out of 5').nextElementSibling
  expect(drawing).toHaveAttribute('aria-hidden', 'true')
  expect(drawing?.querySelectorAll('path:not([fill=none])')).toHaveLength(4)
})
