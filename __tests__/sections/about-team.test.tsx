import { render, screen } from '@testing-library/react'
import { AboutTeam } from '../../src/sections/AboutTeam'
import { memberContent } from '../factories/content'
import { installPopovers } from '../stubs/popover'

beforeAll(installPopovers)

/** Renders the section on a site with or without the team page. */
function renderTeam(hasPage: boolean): void {
  const { name, title, summary, specialties } = memberContent()
  const anchorPath = hasPage ? '/about/team#ada-sample' : null
  const member = { slug: 'ada-sample', name, title, summary, specialties, anchorPath, unpublished: null }
  const all = hasPage ? { label: 'All profiles', to: '/about/team' } : null
  render(
    <AboutTeam
      team={{ heading: 'Team', text: 'Who we are.', all, specialties: 'Works on' }}
      members={[{ ...member, image: null }]}
    />,
  )
}

test('each name links to the profile, and a link leads to all profiles', () => {
  renderTeam(true)
  expect(screen.getByRole('link', { name: 'Ada Sample' })).toHaveAttribute('href', '/about/team#ada-sample')
  expect(screen.getByRole('link', { name: 'All profiles' })).toHaveAttribute('href', '/about/team')
})

test('without the team page, the specialties are text, and nothing links to a profile', () => {
  renderTeam(false)
  expect(screen.getByRole('heading', { name: 'Ada Sample' })).toBeVisible()
  expect(screen.getByText(/Works on Growth, Mergers$/)).toBeVisible()
  expect(screen.queryByRole('link')).not.toBeInTheDocument()
})
