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

const renderGroups = (path: string, onFollow = () => undefined) => {
  render(<ServiceGroups id="menu" groups={GROUPS} path={path} onFollow={onFollow} />)
}

test('each service is linked by its path for the menu', () => {
  renderGroups('/')
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/counseling/tax-planning',
    '/services/share-of-wallet',
  ])
})

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
