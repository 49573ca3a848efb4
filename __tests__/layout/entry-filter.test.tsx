import { fireEvent, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { EntryFilter } from '../../src/layout/EntryFilter'
import { filterCopy } from '../factories/long-lists'

const NAMES = [
  'Tax Planning',
  'Estate Planning',
  'Núñez Review',
  ...Array.from({ length: 27 }, (_, at) => `Other ${at}`),
]

function list(names: readonly string[]) {
  return (
    <EntryFilter copy={filterCopy} entries={names} textsOf={(name) => [name]}>
      {(matching) => (
        <ul>
          {matching.map((name) => (
            <li key={name}>{name}</li>
          ))}
        </ul>
      )}
    </EntryFilter>
  )
}

const search = (text: string) => fireEvent.input(screen.getByLabelText(filterCopy.label), { target: { value: text } })
const shown = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent)

test('a short list has no search field', () => {
  render(list(NAMES.slice(0, 5)))
  expect(screen.queryByRole('searchbox')).not.toBeInTheDocument()
  expect(shown()).toHaveLength(5)
})

test('a long list is complete until the visitor types, also without script', () => {
  const page = document.createElement('div')
  page.innerHTML = renderToString(list(NAMES))
  expect(page.querySelectorAll('li')).toHaveLength(NAMES.length)
})

test.each([
  ['planning', ['Tax Planning', 'Estate Planning']],
  [' PLANNING  tax', ['Tax Planning']],
  ['nunez', ['Núñez Review']],
  ['nothing', []],
])('a search for “%s” shows the entries with all its words', (text, names) => {
  render(list(NAMES))
  search(text)
  expect(shown()).toEqual(names)
})

test('the number of matches is announced', () => {
  render(list(NAMES))
  expect(screen.getByRole('status')).toHaveTextContent('30 of 30')
  search('planning')
  expect(screen.getByRole('status')).toHaveTextContent('2 of 30')
})

test('what the visitor has typed before the app starts takes effect', () => {
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(list(NAMES))
  for (const input of container.querySelectorAll('input')) input.value = 'estate'
  render(list(NAMES), { container, hydrate: true })
  expect(shown()).toEqual(['Estate Planning'])
})
