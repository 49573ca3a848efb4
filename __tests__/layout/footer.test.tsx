import { render, screen, within } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { Footer } from '../../src/layout/Footer'
import { footerSettings } from '../factories/layout'

const { uiLabels } = footerSettings()

afterEach(() => {
  jest.useRealTimers()
})

test('a network with an address is a link, and one without an address is not shown', () => {
  render(<Footer settings={footerSettings()} buildYear="2026" />)
  const networks = within(screen.getByRole('navigation', { name: uiLabels.socialNavigation }))
  expect(networks.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['LinkedIn'])
})

test('without any addresses, there is no list of networks', () => {
  render(<Footer settings={footerSettings({ social: [{ label: 'YouTube', to: null }] })} buildYear="2026" />)
  expect(screen.queryByRole('navigation', { name: uiLabels.socialNavigation })).not.toBeInTheDocument()
})

test('without legal or company links, the footer has no list for them', () => {
  const { footer } = footerSettings()
  const company = { ...footer.company, links: [] }
  render(<Footer settings={footerSettings({ footer: { ...footer, company, legal: [] } })} buildYear="2026" />)
  expect(screen.queryByRole('navigation', { name: uiLabels.legalNavigation })).not.toBeInTheDocument()
  expect(screen.queryByText(footer.company.title)).not.toBeInTheDocument()
})

test('the phone number and the email address are links', () => {
  render(<Footer settings={footerSettings()} buildYear="2026" />)
  expect(screen.getByRole('link', { name: '(312) 555-0100' })).toHaveAttribute('href', 'tel:+13125550100')
  expect(screen.getByRole('link', { name: 'hello@example.com' })).toHaveAttribute('href', 'mailto:hello@example.com')
})

test('in the server’s HTML, the copyright line has the year of the build', () => {
  jest.useFakeTimers({ now: new Date(2031, 5, 1) })
  expect(renderToString(<Footer settings={footerSettings()} buildYear="2026" />)).toContain('© 2026 Sample Firm')
})
