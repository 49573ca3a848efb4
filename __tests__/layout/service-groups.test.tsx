import { render, screen } from '@testing-library/react'
import { ServiceGroups } from '../../src/layout/ServiceGroups'
import { linkedService } from '../factories/layout'

const GROUPS = [
  { title: 'Planning', services: [linkedService()] },
  {
    title: 'Clients',
    services: [
      linkedService({
        slug: 'share-of-wallet',
        name: 'Share of Wallet',
        menuPath: '/services/share-of-wallet',
        paths: ['/services/share-of-wallet'],
      }),
    ],
  },
]

const renderGroups = (path: string) => {
  render(<ServiceGroups groups={GROUPS} path={path} />)
}

test.each(['/counseling/tax-planning', '/services/tax-planning', '/services/tax-planning/'])(
  'on %s, the service is marked as the current page',
  (path) => {
    renderGroups(path)
    expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('Tax Planning')
  },
)

test('on other pages, no service is marked', () => {
  renderGroups('/services')
  expect(screen.queryByRole('link', { current: 'page' })).not.toBeInTheDocument()
})
