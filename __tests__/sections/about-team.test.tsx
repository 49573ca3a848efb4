import { render, screen } from '@testing-library/react'
import { AboutTeam } from '../../src/sections/AboutTeam'
import { memberContent } from '../factories/content'

test('without the team page, the specialties are text, and nothing links to a profile', () => {
  const { name, title, summary, specialties } = memberContent()
  const member = { slug: 'ada-sample', name, title, summary, specialties, anchorPath: null, unpublished: null }
  render(
    <AboutTeam
      team={{ heading: 'Team', text: 'Who we are.', all: null, specialties: 'Works on' }}
      members={[{ ...member, image: null }]}
    />,
  )
  expect(screen.getByRole('heading', { name: 'Ada Sample' })).toBeVisible()
  expect(screen.getByText(/Works on Growth, Mergers$/)).toBeVisible()
  expect(screen.queryByRole('link')).not.toBeInTheDocument()
})
