import { render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import type { AnalyticsEvent } from '../../content-model/analytics/types'
import { observeCallsToAction } from '../../src/analytics/calls-to-action'
import { ButtonLink } from '../../src/components/Button'
import { Link } from '../../src/components/Link'

const recorded: AnalyticsEvent[] = []
observeCallsToAction((event) => recorded.push(event))

/** Renders a link, follows it, and returns what was recorded. */
function follow(page: ReactNode): AnalyticsEvent[] {
  recorded.length = 0
  render(page)
  const link = screen.getByRole('link')
  // jsdom cannot navigate.
  link.addEventListener('click', (event) => {
    event.preventDefault()
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
  ['closing', <section aria-labelledby="closing">{LINK}</section>],
  ['header', <header>{LINK}</header>],
  ['dialog', <dialog open>{LINK}</dialog>],
  ['footer', <footer>{LINK}</footer>],
  ['main', <main>{LINK}</main>],
])('a link that looks like a button is recorded with its place, such as %s', (place, page) => {
  expect(follow(page)).toEqual(call(place, '/contact'))
})

test('a link in nested places is recorded with the innermost one', () => {
  const page = (
    <main>
      <section aria-labelledby="start">
        <ButtonLink to="/contact">Go</ButtonLink>
      </section>
    </main>
  )
  expect(follow(page)).toEqual(call('start', '/contact'))
})

test.each([
  ['/contact?from=mail&name=Jane#form', '/contact'],
  ['https://calendar.example.com/book?email=jane@example.com', 'calendar.example.com'],
  ['mailto:hello@example.com?body=My%20clients%20are', 'mailto:'],
  ['tel:+13125550142', 'tel:'],
])('only this part of the link to %s is recorded: %s', (to, destination) => {
  const page = (
    <main>
      <ButtonLink to={to}>Go</ButtonLink>
    </main>
  )
  expect(follow(page)).toEqual(call('main', destination))
})

test('a link within text is not a call to action', () => {
  const page = (
    <main>
      <Link to="/contact">Go</Link>
    </main>
  )
  expect(follow(page)).toEqual([])
})
