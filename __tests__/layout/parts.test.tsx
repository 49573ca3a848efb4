import { fireEvent, render, screen, within } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { ErrorBoundary } from '../../src/layout/ErrorBoundary'
import { Footer } from '../../src/layout/Footer'
import { Header } from '../../src/layout/Header'
import { HeadTags } from '../../src/layout/HeadTags'
import { takeOverScrollRestoration } from '../../src/layout/scroll-restoration'
import { ServiceGroups } from '../../src/layout/ServiceGroups'
import { siteContent } from '../factories/content'
import { footerSettings, linkedService } from '../factories/layout'
import { drawing } from '../factories/picture'
import { answerStaticQueries } from '../stubs/gatsby'
import { installPopovers } from '../stubs/popover'

const { name, url, errorFallback, navigation, uiLabels: labels } = siteContent()

beforeEach(() => {
  answerStaticQueries({ siteSettings: { name, url, errorFallback } })
})
afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
})

test('the fallback for a page that failed is announced, and its link is a plain anchor, because the router may have failed', () => {
  // React logs the errors that a boundary catches.
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const Broken = () => {
    throw new Error('The page failed')
  }
  render(
    <ErrorBoundary>
      <Broken />
    </ErrorBoundary>,
  )
  expect(screen.getByRole('alert')).toHaveTextContent(errorFallback.heading)
  const home = screen.getByRole('link', { name: errorFallback.home.label })
  expect(home).toHaveAttribute('href', errorFallback.home.to)
  expect(home).not.toHaveAttribute('data-navigates')
})

test('the browser restores scroll positions only while the document is not shown', () => {
  takeOverScrollRestoration()
  expect(window.history.scrollRestoration).toBe('manual')
  window.dispatchEvent(new Event('pagehide'))
  expect(window.history.scrollRestoration).toBe('auto')
  window.dispatchEvent(new Event('pageshow'))
  expect(window.history.scrollRestoration).toBe('manual')
})

test.each([
  ['/counseling/tax-planning', ['Tax Planning']],
  ['/services/tax-planning/', ['Tax Planning']],
  ['/services', []],
])('on %s, the menu marks these services as the current page: %j', (path, marked) => {
  const other = linkedService({
    slug: 'wallet',
    name: 'Share of Wallet',
    menuPath: '/services/wallet',
    paths: ['/services/wallet'],
  })
  render(<ServiceGroups groups={[{ title: 'Planning', services: [linkedService(), other] }]} path={path} />)
  const current = screen.queryAllByRole('link', { current: 'page' })
  expect(current.map(({ textContent }) => textContent)).toEqual(marked)
})

describe('the header', () => {
  const groups = [{ title: 'Planning', services: [linkedService()] }]
  const services = { ...navigation.services, groups, folders: ['/services/', '/counseling/'] }
  const settings = { name, logo: null, uiLabels: labels, navigation: { ...navigation, services } }
  beforeAll(() => {
    installPopovers()
    // jsdom cannot navigate.
    addEventListener('click', (event) => {
      event.preventDefault()
    })
  })

  test.each([
    ['/counseling/tax-planning', 'true'],
    ['/services/', 'true'],
    ['/about', null],
  ])('on %s, marks Services in the bar and in the panel: %s', (path, mark) => {
    render(<Header settings={settings} path={path} />)
    const entries = screen.getAllByText('Services').map((entry) => entry.closest('[aria-controls], summary'))
    expect(entries.map((entry) => entry?.getAttribute('aria-current'))).toEqual([mark, mark])
  })

  test.each<[string, (link: HTMLElement) => void, boolean]>([
    ['close when a link is followed, even to the current page', (link) => fireEvent.click(link), false],
    ['close when the focus leaves', (link) => fireEvent.blur(link, { relatedTarget: document.body }), false],
    ['stay open when a visitor presses on text, or goes to another window', (link) => fireEvent.blur(link), true],
  ])('has menus that %s', (_, happen, isOpen) => {
    render(<Header settings={settings} path="/services" />)
    for (const link of screen.getAllByRole('link', { name: 'All services' })) {
      const menu = link.closest<HTMLElement>('[popover]')
      menu?.showPopover()
      happen(link)
      expect(menu?.matches(':popover-open')).toBe(isOpen)
    }
  })
})

describe('the footer', () => {
  const { uiLabels, footer } = footerSettings()

  test('links to the networks with an address', () => {
    render(<Footer settings={footerSettings()} buildYear="2026" />)
    const networks = within(screen.getByRole('navigation', { name: uiLabels.socialNavigation }))
    expect(networks.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['LinkedIn'])
  })

  test('has the logo in its colors for dark backgrounds, and the name as the only text of its link', () => {
    const logo = { onPaper: { ...drawing, src: '/paper.svg' }, onDark: { ...drawing, src: '/dark.svg' } }
    render(<Footer settings={footerSettings({ logo })} buildYear="2026" />)
    const brand = screen.getByRole('link', { name })
    expect(brand).toHaveAttribute('href', '/')
    expect(within(brand).getByRole('presentation')).toHaveAttribute('src', '/dark.svg')
  })

  test('has no lists without links', () => {
    const company = { ...footer.company, links: [] }
    const social = [{ label: 'YouTube', to: null }]
    render(<Footer settings={footerSettings({ social, footer: { ...footer, company, legal: [] } })} buildYear="2026" />)
    expect(screen.queryByRole('navigation', { name: uiLabels.socialNavigation })).not.toBeInTheDocument()
    expect(screen.queryByRole('navigation', { name: uiLabels.legalNavigation })).not.toBeInTheDocument()
    expect(screen.queryByText(company.title)).not.toBeInTheDocument()
  })

  test('has the year of the build in the server’s HTML', () => {
    jest.useFakeTimers({ now: new Date(2031, 5, 1) })
    expect(renderToString(<Footer settings={footerSettings()} buildYear="2026" />)).toContain('© 2026 Sample Firm')
  })
})

describe('the head of a page', () => {
  const shareImage = { path: '/static/share-1.jpg', width: 1200, height: 630 }
  const address = { canonicalPath: '/services/x', shareImage }

  test('has what social networks show besides the title', () => {
    render(<HeadTags title="Careers" description="Work here." address={{ ...address, structuredData: null }} />)
    const content = (selector: string) => document.head.querySelector(`meta[${selector}]`)?.getAttribute('content')
    expect(content('name=description')).toBe('Work here.')
    expect(content('property="og:description"')).toBe('Work here.')
    expect(content('property="og:image:alt"')).toBe('Careers')
    expect(content('property="og:site_name"')).toBe('Sample Firm')
    expect(content('property="og:type"')).toBe('website')
    expect(content('property="og:image:width"')).toBe('1200')
    expect(content('property="og:image:height"')).toBe('630')
    expect(content('name="twitter:card"')).toBe('summary_large_image')
  })
})
