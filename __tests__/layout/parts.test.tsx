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
  const third = linkedService({ slug: 'sales', name: 'Sales', menuPath: '/services/sales', paths: ['/services/sales'] })
  const groups = [
    { title: 'Planning', services: [linkedService(), other] },
    { title: 'Growth', services: [third] },
  ]
  render(<ServiceGroups groups={groups} path={path} />)
  const current = screen.queryAllByRole('link', { current: 'page' })
  expect(current.map(({ textContent }) => textContent)).toEqual(marked)
  const lists = groups.map(({ title }) => within(screen.getByRole('list', { name: title })).getAllByRole('link'))
  expect(lists.map((links) => links.map((link) => link.getAttribute('href')))).toEqual([
    ['/counseling/tax-planning', '/services/wallet'],
    ['/services/sales'],
  ])
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
    ['/services-old/tax', null],
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

test('the small screens’ panel is collapsed when it opens again, and the bar’s button says whether its menu is open', () => {
  const { services: all } = navigation
  const services = { ...all, groups: [{ title: 'Planning', services: [linkedService()] }], folders: [] }
  render(<Header settings={{ name, logo: null, uiLabels: labels, navigation: { ...navigation, services } }} path="/" />)
  const toggle = (id: string, newState: string) => {
    const panel = document.getElementById(id)
    if (panel) fireEvent(panel, Object.assign(new Event('toggle'), { newState }))
  }
  const details = document.querySelector('details')
  details?.setAttribute('open', '')
  toggle('menu', 'open')
  expect(details).toHaveAttribute('open')
  toggle('menu', 'closed')
  expect(details).not.toHaveAttribute('open')
  const button = screen.getByRole('button', { name: 'Services', hidden: true })
  expect(button).toHaveAttribute('aria-expanded', 'false')
  for (const state of ['open', 'closed']) {
    toggle('services-menu', state)
    expect(button).toHaveAttribute('aria-expanded', String(state === 'open'))
  }
})

describe('the footer', () => {
  const { uiLabels, footer } = footerSettings()

  test('links to the networks with an address, and to what its columns list, each below its title', () => {
    const social = ['b', null, 'a'].map((to) => ({ label: `Network ${to}`, to, icon: null }))
    const links = [
      { label: 'Team', to: '/about#team' },
      { label: 'Careers', to: '/careers' },
    ]
    const settings = footerSettings({ social, footer: { ...footer, company: { title: 'Company', links } } })
    render(<Footer settings={settings} buildYear="2026" />)
    const linked = (role: 'list' | 'navigation', name: string) =>
      within(screen.getByRole(role, { name }))
        .getAllByRole('link')
        .map((link) => `${link.textContent} ${link.getAttribute('href')}`)
    expect(linked('navigation', uiLabels.socialNavigation)).toEqual(['Network b b', 'Network a a'])
    expect(linked('list', footer.services.title)).toEqual(['Tax Planning /services/tax-planning'])
    expect(linked('list', 'Company')).toEqual(['Team /about#team', 'Careers /careers'])
    expect(linked('navigation', uiLabels.legalNavigation)).toEqual(['Privacy /privacy'])
  })

  test('has the tagline, the address, and links to the phone number and the email address', () => {
    const settings = footerSettings()
    const { tagline, contact } = settings
    render(<Footer settings={settings} buildYear="2026" />)
    for (const line of [tagline, ...contact.address]) expect(screen.getByText(line)).toBeVisible()
    expect(screen.getByRole('link', { name: contact.phone })).toHaveAttribute('href', contact.phoneLink)
    expect(screen.getByRole('link', { name: contact.email })).toHaveAttribute('href', `mailto:${contact.email}`)
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
    const social = [{ label: 'YouTube', to: null, icon: { path: 'M0 0' } }]
    render(<Footer settings={footerSettings({ social, footer: { ...footer, company, legal: [] } })} buildYear="2026" />)
    expect(screen.queryByRole('navigation', { name: uiLabels.socialNavigation })).not.toBeInTheDocument()
    expect(screen.queryByRole('navigation', { name: uiLabels.legalNavigation })).not.toBeInTheDocument()
    expect(screen.queryByText(company.title)).not.toBeInTheDocument()
  })

  test('has the year of the build in the server’s HTML, and the visitor’s in the browser', () => {
    jest.useFakeTimers({ now: new Date(2031, 5, 1) })
    const element = <Footer settings={footerSettings()} buildYear="2026" />
    expect(renderToString(element)).toContain('© 2026 Sample Firm')
    render(element)
    expect(screen.getByText('© 2031 Sample Firm')).toBeVisible()
  })
})

describe('the head of a page', () => {
  const shareImage = { path: '/static/share-1.jpg', width: 1200, height: 630 }

  test.each([
    ['/services/x', `${url}/services/x`],
    ['/', url],
  ])('at %s has what search engines and social networks show', (canonicalPath, canonical) => {
    const structuredData = '{"name":"<\\u002f"}'
    render(
      <HeadTags title="Careers" description="Work here." address={{ canonicalPath, shareImage, structuredData }} />,
    )
    expect(document.title).toBe('Careers | Sample Firm')
    expect(document.head.querySelector('link[rel=canonical]')).toHaveAttribute('href', canonical)
    expect(document.querySelector('script[type="application/ld+json"]')?.textContent).toBe(structuredData)
    const tags = Array.from(document.head.querySelectorAll('meta'), (meta) => [
      meta.getAttribute('property') ?? meta.name,
      meta.content,
    ])
    expect(Object.fromEntries(tags)).toEqual({
      description: 'Work here.',
      'og:type': 'website',
      'og:url': canonical,
      'og:site_name': 'Sample Firm',
      'og:title': 'Careers',
      'og:description': 'Work here.',
      'og:image': `${url}/static/share-1.jpg`,
      'og:image:width': '1200',
      'og:image:height': '630',
      'og:image:alt': 'Careers',
      'twitter:card': 'summary_large_image',
    })
  })

  test('of a page that is not found has only its title and description', () => {
    render(<HeadTags title="Not found" description="Gone." />)
    expect(Array.from(document.head.querySelectorAll('meta, link'), ({ outerHTML }) => outerHTML)).toEqual([
      '<meta name="description" content="Gone.">',
    ])
  })
})
