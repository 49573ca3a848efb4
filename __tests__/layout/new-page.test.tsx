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

test('the heading of the new page takes the focus', () => {
  render(page)
  focusNewPage('')
  expect(screen.getByRole('heading', { name: 'The new page' })).toHaveFocus()
})

test('the target of the address’s hash takes the focus in place of the heading', () => {
  render(page)
  focusNewPage('#team')
  expect(screen.getByText('Team')).toHaveFocus()
})

test('a hash is read as the address bar writes it', () => {
  render(page)
  focusNewPage('#gr%C3%B6%C3%9Fe')
  expect(screen.getByText('Größe')).toHaveFocus()
})

test.each(['#gone', '#100%'])('where the page has no target for %s, its heading takes the focus', (hash) => {
  render(page)
  focusNewPage(hash)
  expect(screen.getByRole('heading', { name: 'The new page' })).toHaveFocus()
})

test('what takes the focus is no stop of the tab key', () => {
  render(page)
  focusNewPage('')
  expect(screen.getByRole('heading', { name: 'The new page' })).toHaveAttribute('tabindex', '-1')
})

test('a target with a tabindex of its own keeps it', () => {
  render(
    <button id="team" tabIndex={0}>
      Team
    </button>,
  )
  focusNewPage('#team')
  expect(screen.getByText('Team')).toHaveAttribute('tabindex', '0')
})

test('a page without a heading leaves the focus where it is', () => {
  render(<button>Here</button>)
  screen.getByRole('button').focus()
  focusNewPage('')
  expect(screen.getByRole('button')).toHaveFocus()
})

test('the page does not scroll to what takes the focus, because the router has scrolled', () => {
  const focus = jest.spyOn(HTMLElement.prototype, 'focus')
  render(page)
  focusNewPage('')
  expect(focus).toHaveBeenCalledWith({ preventScroll: true })
  focus.mockRestore()
})
