import { fireEvent, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { reloadWithoutApp } from '../../src/deferred-start/reload-without-app'
import { ErrorBoundary } from '../../src/layout/ErrorBoundary'
import { Footer } from '../../src/layout/Footer'
import { Header } from '../../src/layout/Header'
import { HeadTags } from '../../src/layout/HeadTags'
import { restoreScroll, takeOverScrollRestoration } from '../../src/layout/scroll-restoration'
import { siteContent } from '../factories/content'
import { footerSettings, linkedService } from '../factories/layout'
import { drawing } from '../factories/picture'
import { contentOf } from '../sections/content-of'
import { answerStaticQueries } from '../stubs/gatsby'
import { installPopovers } from '../stubs/popover'

jest.mock('../../src/deferred-start/reload-without-app')

const { name, url, errorFallback, navigation, uiLabels } = siteContent()

const logo = { onPaper: { ...drawing, src: '/paper.svg' }, onDark: { ...drawing, src: '/dark.svg' } }
const linked = (slug: string) =>
  linkedService({ slug, name: slug, menuPath: `/services/${slug}`, paths: [`/services/${slug}`] })

beforeEach(() => {
  answerStaticQueries({ siteSettings: { name, url, errorFallback } })
})
afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
})

test('the fallback for a page that failed is announced, loads the page again without the app, and has a plain anchor, because the router may have failed', () => {
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
  const { heading, text, reload, home } = errorFallback
  expect(screen.getByRole('alert')).toHaveTextContent(`${heading}${text}${reload}${home.label}`)
  const link = screen.getByRole('link', { name: home.label })
  expect(link).toHaveAttribute('href', home.to)
  expect(link).not.toHaveAttribute('data-navigates')
  fireEvent.click(screen.getByRole('button', { name: reload }))
  expect(reloadWithoutApp).toHaveBeenCalledTimes(1)
})

describe('once the app runs', () => {
  beforeEach(() => {
    history.replaceState({ key: 'left' }, '')
    takeOverScrollRestoration()
  })

  test('the browser restores scroll positions only while the document is not shown', () => {
    const modes = ['pagehide', 'pageshow'].map((type) => {
      const before = history.scrollRestoration
      dispatchEvent(new Event(type))
      return [before, history.scrollRestoration]
    })
    expect(modes).toEqual([
      ['manual', 'auto'],
      ['auto', 'manual'],
    ])
  })

  test.each(['scroll', 'popstate'])('after “%s”, an entry that the browser has added has a key of its own', (type) => {
    history.replaceState(null, '')
    dispatchEvent(new Event(type))
    expect(history.state).toEqual({ key: expect.stringMatching(/^\d+$/) as string })
  })

  test('Back scrolls to where its page was left, once, unless the visitor has followed a link meanwhile', () => {
    const scrollTo = jest.spyOn(window, 'scrollTo')
    const enter = (key: string, scrollY: number) => {
      history.replaceState({ key }, '')
      Object.assign(window, { scrollY })
    }
    enter('left', 300)
    dispatchEvent(new Event('scroll'))
    enter('newer', 20)
    dispatchEvent(new Event('scroll'))
    const goBack = () => {
      enter('left', 20)
      dispatchEvent(new Event('popstate'))
    }
    goBack()
    enter('newest', 20)
    restoreScroll()
    enter('left', 20)
    restoreScroll()
    expect(scrollTo).not.toHaveBeenCalled()
    goBack()
    restoreScroll()
    restoreScroll()
    expect(scrollTo.mock.calls).toEqual([[0, 300]])
  })
})

describe('the header', () => {
  const services = {
    ...navigation.services,
    folders: ['/services/', '/counseling/'],
    groups: [
      { title: 'Planning', services: [linkedService(), linked('wallet')] },
      { title: 'Growth', services: [linked('sales')] },
    ],
  }
  const settings = { name, logo, uiLabels, navigation: { ...navigation, services } }
  beforeAll(() => {
    installPopovers()
    // jsdom cannot navigate.
    addEventListener('click', (event) => {
      event.preventDefault()
    })
  })

  test.each([
    ['/counseling/tax-planning', 'true', ['Tax Planning', 'Tax Planning']],
    ['/services/tax-planning/', 'true', ['Tax Planning', 'Tax Planning']],
    ['/services/', 'true', []],
    ['/services-old/tax', null, []],
    ['/about', null, []],
  ])(
    'on %s, marks Services in the bar and in the panel: %s, and the pages of these services: %j',
    (path, mark, marked) => {
      render(<Header settings={settings} path={path} />)
      const entries = screen.getAllByText('Services').map((entry) => entry.closest('[aria-controls], summary'))
      expect(entries.map((entry) => entry?.getAttribute('aria-current'))).toEqual([mark, mark])
      expect(
        screen.queryAllByRole('link', { current: 'page', hidden: true }).map(({ textContent }) => textContent),
      ).toEqual(marked)
    },
  )

  test('has the logo for paper in the bar and in the panel, and each service below the title of its group', () => {
    render(<Header settings={settings} path="/" />)
    const logos = screen.getAllByRole('presentation').map((image) => image.getAttribute('src'))
    expect(logos).toEqual(['/paper.svg', '/paper.svg'])
    for (const [title, content] of [
      ['Planning', 'Tax Planning(/counseling/tax-planning) | wallet(/services/wallet) | '],
      ['Growth', 'sales(/services/sales) | '],
    ])
      expect(screen.getAllByRole('list', { name: title, hidden: true }).map(contentOf)).toEqual([content, content])
  })

  test.each<[string, (link: HTMLElement) => void, boolean]>([
    ['close when a link is followed, even to the current page', (link) => fireEvent.click(link), false],
    ['close when the focus leaves', (link) => fireEvent.blur(link, { relatedTarget: document.body }), false],
    ['stay open when the focus moves on in them', (link) => fireEvent.blur(link, { relatedTarget: link }), true],
    ['stay open when a visitor goes to another window', (link) => fireEvent.blur(link), true],
    ['stay open when a visitor presses on text', (link) => fireEvent.click(link.parentElement ?? link), true],
  ])('has menus that %s', (_, happen, isOpen) => {
    render(<Header settings={settings} path="/services" />)
    for (const link of screen.getAllByRole('link', { name: 'All services' })) {
      const menu = link.closest<HTMLElement>('[popover]')
      menu?.showPopover()
      happen(link)
      expect(menu?.matches(':popover-open')).toBe(isOpen)
    }
  })

  test('has menus that stay open on the same page, and close when another one is shown', () => {
    const { rerender } = render(<Header settings={settings} path="/services" />)
    const menus = Array.from(document.querySelectorAll<HTMLElement>('[popover=auto]'))
    const areOpen = () => menus.map((menu) => menu.matches(':popover-open'))
    for (const menu of menus) menu.showPopover()
    rerender(<Header settings={settings} path="/services" />)
    expect(areOpen()).toEqual([true, true])
    rerender(<Header settings={settings} path="/about" />)
    expect(areOpen()).toEqual([false, false])
  })

  test('names the panel, the bar, and their buttons, of which that for services controls its own menu', () => {
    render(<Header settings={settings} path="/" />)
    const button = (name: string) => screen.getByRole('button', { name, hidden: true })
    expect(button(uiLabels.openMenu).closest('[popover]')).toBeNull()
    expect(button(uiLabels.closeMenu).closest('[popover]')).toHaveAttribute('aria-label', uiLabels.mainNavigation)
    expect(button('Services')).toHaveAttribute('aria-controls', 'services-menu')
    expect(document.querySelector('nav')).toHaveAttribute('aria-label', uiLabels.mainNavigation)
  })

  test('has a panel that is collapsed when it opens again, and a button that says whether its menu is open, even one that was opened before the app started', () => {
    const container = document.body.appendChild(document.createElement('div'))
    container.innerHTML = renderToString(<Header settings={settings} path="/" />)
    const button = screen.getByRole('button', { name: 'Services', hidden: true })
    expect(button).not.toHaveAttribute('aria-expanded')
    document.getElementById('services-menu')?.showPopover()
    render(<Header settings={settings} path="/" />, { container, hydrate: true })
    expect(button).toHaveAttribute('aria-expanded', 'true')
    const toggle = (id: string, newState: string) => {
      const panel = document.getElementById(id)
      if (panel) fireEvent(panel, Object.assign(new Event('toggle'), { newState }))
    }
    for (const state of ['closed', 'open']) {
      toggle('services-menu', state)
      expect(button).toHaveAttribute('aria-expanded', String(state === 'open'))
    }
    const details = document.querySelector('details')
    details?.setAttribute('open', '')
    toggle('menu', 'open')
    expect(details).toHaveAttribute('open')
    toggle('menu', 'closed')
    expect(details).not.toHaveAttribute('open')
  })
})

describe('the footer', () => {
  const { footer } = footerSettings()
  const social = ['b', null, 'a'].map((to) => ({
    label: `Network ${to}`,
    to,
    icon: to === 'a' ? { path: 'M0 0' } : null,
  }))
  const links = [
    { label: 'Team', to: '/about#team' },
    { label: 'Careers', to: '/careers' },
  ]

  const copyright = 'By {name}'
  const contact =
    'Contact | 1 Sample Street, Springfield, IL 62701 | (312) 555-0100(tel:+13125550100) | hello@example.com(mailto:hello@example.com) | By Sample Firm | '

  test.each([
    [
      'its logo for dark backgrounds, the networks with an address, and what its columns list, each below its title',
      footerSettings({ logo, social, footer: { ...footer, copyright, company: { title: 'Company', links } } }),
      `( lazy) | Sample Firm(/) | Advice for practices. | Network b(b) | Network a(a) | (Social)Planning(footer-services) | Tax Planning(/services/tax-planning) | Company(footer-company) | Team(/about#team) | Careers(/careers) | (Footer)${contact}Privacy(/privacy) | (Legal)`,
      ['/dark.svg'],
      1,
    ],
    [
      'no logo, and no titles or landmarks without links, and keeps those beside them',
      footerSettings({
        social: social.slice(1, 2),
        footer: { ...footer, copyright, company: { title: 'Company', links: [] }, legal: [] },
      }),
      `( lazy) | Sample Firm(/) | Advice for practices. | Planning(footer-services) | Tax Planning(/services/tax-planning) | (Footer)${contact}`,
      [],
      0,
    ],
  ])('has %s', (_, settings, content, logos, icons) => {
    render(<Footer settings={settings} buildYear="2026" />)
    const section = screen.getByRole('contentinfo')
    expect(contentOf(section)).toBe(content)
    expect(Array.from(section.querySelectorAll('a img'), (image) => image.getAttribute('src'))).toEqual(logos)
    expect(section.querySelectorAll('li svg')).toHaveLength(icons)
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
