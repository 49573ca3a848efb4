import { render, screen } from '@testing-library/react'
import { focusNewPage } from '../../src/layout/focus-management'

const page = (
  <>
    <a href="/old">The followed link</a>
    <main>
      <h1>The new page</h1>
      <section id="team">Team</section>
      <section id="größe">Größe</section>
      <a href="/next" id="next">
        Next
      </a>
    </main>
  </>
)

test('a percent-encoded hash is decoded', () => {
  render(page)
  focusNewPage('#gr%C3%B6%C3%9Fe')
  expect(screen.getByText('Größe')).toHaveFocus()
})

test.each(['#gone', '#100%'])('if the page has no target for %s, its heading receives the focus', (hash) => {
  render(page)
  focusNewPage(hash)
  expect(screen.getByRole('heading', { name: 'The new page' })).toHaveFocus()
})

test('the element that receives the focus is not a tab stop', () => {
  render(page)
  focusNewPage('')
  expect(screen.getByRole('heading', { name: 'The new page' })).toHaveAttribute('tabindex', '-1')
})

test('the page stays where it is, although an engine would scroll to an earlier focus', () => {
  render(page)
  const calls: string[] = []
  const scrollTo = jest.spyOn(window, 'scrollTo').mockImplementation((...position: unknown[]) => {
    calls.push(`${document.activeElement?.tagName ?? ''} ${position.join(' ')}`)
  })
  focusNewPage('')
  scrollTo.mockRestore()
  expect(calls).toEqual(['H1 0 0'])
})

test('a target with its own tabindex keeps it', () => {
  render(
    <button id="team" tabIndex={0}>
      Team
    </button>,
  )
  focusNewPage('#team')
  expect(screen.getByText('Team')).toHaveAttribute('tabindex', '0')
})

test('on a page without a heading, the focus does not move', () => {
  render(<button>Here</button>)
  screen.getByRole('button').focus()
  focusNewPage('')
  expect(screen.getByRole('button')).toHaveFocus()
})

test('moving the focus does not scroll the page, because the router has already scrolled', () => {
  const focus = jest.spyOn(HTMLElement.prototype, 'focus')
  render(page)
  focusNewPage('')
  expect(focus).toHaveBeenCalledWith({ preventScroll: true })
  focus.mockRestore()
})
