import { render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import type { AnalyticsEvent } from '../../content-model/analytics/types'
import { observeCallsToAction } from '../../src/analytics/calls-to-action'
import { ButtonLink } from '../../src/components/Button'
import { Link } from '../../src/components/Link'

const recorded: AnalyticsEvent[] = []
observeCallsToAction((event) => recorded.push(event))

/** Renders a link in a landmark, follows it, which removes it, and returns what was recorded. */
function follow(page: ReactNode): AnalyticsEvent[] {
  recorded.length = 0
  render(page)
  const link = screen.getByRole('link')
  link.addEventListener('click', (event) => {
    // jsdom cannot navigate.
    event.preventDefault()
    link.remove()
  })
  screen.getByText('Go').click()
  return [...recorded]
}

const call = (place: string, destination: string) => [{ name: 'call-to-action', details: { place, destination } }]
const LINK = (
  <ButtonLink to="/contact">
    <span>Go</span>
  </ButtonLink>
)

test.each([
  ['header', <header>{LINK}</header>],
  ['nav', <nav>{LINK}</nav>],
  ['footer', <footer>{LINK}</footer>],
  ['main', <main>{LINK}</main>],
  [
    'closing',
    <main>
      <section aria-labelledby="closing">{LINK}</section>
    </main>,
  ],
  [
    'nav',
    <section aria-labelledby="closing">
      <nav>{LINK}</nav>
    </section>,
  ],
])(
  'a link that looks like a button is recorded, even if it disappears, with its innermost place, such as %s',
  (place, page) => {
    expect(follow(page)).toEqual(call(place, '/contact'))
  },
)

test.each([
  ['/contact?from=mail&name=Jane#form', '/contact'],
  ['https://calendar.example.com:8443/book?email=jane@example.com', 'calendar.example.com:8443'],
  ['mailto:hello@example.com?body=My%20clients%20are', 'mailto:'],
])('only this part of the link to %s is recorded: %s', (to, destination) => {
  const link = <ButtonLink to={to}>Go</ButtonLink>
  expect(follow(<main>{link}</main>)).toEqual(call('main', destination))
})

test('a link within text is not a call to action', () => {
  const link = <Link to="/contact">Go</Link>
  expect(follow(<p>{link}</p>)).toEqual([])
})
