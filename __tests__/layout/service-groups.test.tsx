import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ServiceGroups } from '../../src/layout/ServiceGroups'
import { linkedService } from '../factories/layout'

const GROUPS = [
  { title: 'Planning', services: [linkedService()] },
  {
    title: 'Clients',
    services: [linkedService({ slug: 'share-of-wallet', name: 'Share of Wallet', prefixes: ['services'] })],
  },
]

const renderGroups = (path: string, onFollow = () => undefined) => {
  render(<ServiceGroups id="menu" groups={GROUPS} path={path} onFollow={onFollow} />)
}

test('each group is a list named by the group’s title', () => {
  renderGroups('/')
  expect(screen.getByRole('list', { name: 'Planning' })).toContainElement(
    screen.getByRole('link', { name: 'Tax Planning' }),
  )
})

test('the services are linked under /counseling, or under /services if they are served only there', () => {
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

test('following a link is reported, even if it points to the current page', async () => {
  const followed = jest.fn()
  // jsdom cannot navigate to another page and reports an error.
  document.addEventListener('click', (event) => {
    event.preventDefault()
  })
  renderGroups('/counseling/tax-planning', followed)
  await userEvent.click(screen.getByRole('link', { name: 'Tax Planning' }))
  expect(followed).toHaveBeenCalledTimes(1)
})
