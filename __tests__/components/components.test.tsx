import { render, screen } from '@testing-library/react'
import { Avatar } from '../../src/components/Avatar'
import { initialsOf } from '../../src/components/initials'
import { Isolated } from '../../src/components/Isolated'
import { Link } from '../../src/components/Link'
import { MapIllustration } from '../../src/components/MapIllustration'
import { Picture } from '../../src/components/Picture'
import { Table } from '../../src/components/Table'
import { drawing, photograph } from '../factories/picture'

test.each([
  ['Cher', 'C'],
  ['Ludwig van der Rohe', 'LR'],
  ['élodie östlund', 'ÉÖ'],
  ['🦊 Fox', '🦊F'],
  ['李 小龙', '李小'],
  ['Dr. Dr. h. c. Maria-Theresia von und zu Hohenlohe', 'MH'],
  ['J.R. Tolkien Jr.', 'JT'],
  ['Dr. von', 'DV'],
  ['   ', ''],
])('the initials of “%s” are “%s”', (name, initials) => {
  expect(initialsOf(name)).toBe(initials)
})

test.each([
  ['without a portrait', null, 0],
  ['with a portrait', drawing, 1],
])(
  'a person %s is shown by initials, and both are decorative, because the name is next to them',
  (_, portrait, images) => {
    render(<Avatar name="Margaret Anne Hale" portrait={portrait} sizes="12rem" />)
    expect(screen.getByText('MH').closest('svg')).toHaveAttribute('aria-hidden', 'true')
    expect(screen.queryAllByRole('presentation').map((image) => image.getAttribute('alt'))).toEqual(
      Array(images).fill(''),
    )
  },
)

test.each([
  ['/', true],
  ['/contact', true],
  ['/about#team', true],
  ['/contact?from=example.com', true],
  ['/brochure.pdf', false],
  ['/files/prices.2026.pdf#page=2', false],
  ['https://www.example.com', false],
  ['#team', false],
  ['mailto:hello@example.com', false],
])('a link to %s navigates without a new document: %s', (to, navigates) => {
  render(<Link to={to}>Follow</Link>)
  const link = screen.getByRole('link', { name: 'Follow' })
  expect(link).toHaveAttribute('href', to)
  expect(link.hasAttribute('data-navigates')).toBe(navigates)
})

test('only on a site that is written from right to left, figures and phone numbers keep the order of their parts', () => {
  const texts = (
    <>
      <Isolated>500+</Isolated> <Link to="tel:+1">1-2</Link> <Link to="mailto:a@b.example">a@b</Link>
    </>
  )
  const { container, rerender } = render(texts)
  const isolated = () => Array.from(container.querySelectorAll('bdi, [dir=ltr]'), ({ textContent }) => textContent)
  expect(isolated()).toEqual([])
  Object.assign(globalThis, { IS_RIGHT_TO_LEFT: true })
  rerender(<div>{texts}</div>)
  expect(isolated()).toEqual(['500+', '1-2'])
  Object.assign(globalThis, { IS_RIGHT_TO_LEFT: false })
})

test('a table has a name, a header for each column and row, each cell has its column’s title for phones, and a row can be a link', () => {
  const rows = [
    { cells: ['Review', '$4,800', '3 days'], to: '/services' },
    { cells: ['Search', '$9,000', '5 days'], to: null },
  ]
  render(<Table label="Fees" columns={['Engagement', 'Fee', 'Time']} rows={rows} />)
  const scopes = (role: 'columnheader' | 'rowheader') =>
    screen.getAllByRole(role).map((header) => `${header.textContent} ${header.getAttribute('scope')}`)
  expect(screen.getByRole('table')).toHaveAccessibleName('Fees')
  expect(scopes('columnheader')).toEqual(['Engagement col', 'Fee col', 'Time col'])
  expect(scopes('rowheader')).toEqual(['Review row', 'Search row'])
  const cells = screen.getAllByRole('cell').map(({ dataset, textContent }) => `${dataset.title}: ${textContent}`)
  expect(cells).toEqual(['Fee: $4,800', 'Time: 3 days', 'Fee: $9,000', 'Time: 5 days'])
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/services'])
})

test('a map numbers its markers at their places, and each title on its first line, but not that of the summit; without titles, it has no text', () => {
  const label = { x: 5, y: 9, anchor: 'end' as const }
  const markers = [
    { number: 1, lines: ['Review of', 'the', 'returns'], x: 10, y: 90, label },
    { number: 2, lines: ['Plan'], x: 50, y: 60, label: { x: 55, y: 8, anchor: 'start' as const } },
    { number: null, lines: ['Fewer taxes', 'each year'], x: 99, y: 20, label: { ...label, x: 95 } },
  ]
  const map = { image: drawing, trail: { path: 'M0 0H9', markers } }
  const { container, rerender } = render(<MapIllustration map={map} alt="" sizes="" labelsFrom="medium" />)
  const all = (selector: string) => [...container.querySelectorAll(selector)]
  expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true')
  expect(container.querySelector('svg')).toHaveAttribute('preserveAspectRatio', 'xMidYMid slice')
  expect(all('[transform]').map((marker) => `${marker.getAttribute('transform')} ${marker.textContent}`)).toEqual([
    'translate(10 90) 1',
    'translate(50 60) 2',
    'translate(99 20) ',
  ])
  expect(all('.marker').map((marker) => marker.matches('.summit'))).toEqual([false, false, true])
  expect(all('.marker text')).toHaveLength(2)
  const places = all('.title').map((title) => `${title.getAttribute('text-anchor')} at ${title.getAttribute('y')}`)
  expect(all('.title').map(({ textContent }, index) => `${textContent} ${places[index]}`)).toEqual([
    '1 Review ofthereturns end at 9',
    '2 Plan start at 8',
    'Fewer taxeseach year end at 9',
  ])
  expect(all('.title > tspan').map((line) => `${line.getAttribute('x')} ${line.getAttribute('dy')}`)).toEqual([
    '5 0em',
    '5 1.2em',
    '5 1.2em',
    '55 0em',
    '95 0em',
    '95 1.2em',
  ])
  rerender(<MapIllustration map={map} alt="" sizes="" cropFocus="topRight" />)
  expect(container).toHaveTextContent(/^$/)
  expect(container.querySelector('svg')).toHaveAttribute('preserveAspectRatio', 'xMaxYMin slice')
})

const SOURCES = ['avif', 'webp'].map((format) => ({
  srcset: `/map-400.${format} 400w, /map-800.${format} 800w`,
  type: `image/${format}`,
  sizes: '50vw',
}))
const FALLBACK = { src: '/map-800.png', srcset: '/map-400.png 400w, /map-800.png 800w', sizes: '50vw' }

test.each([
  ['below the first view, a photograph is loaded late', photograph, false, 'low', 'lazy', SOURCES, FALLBACK],
  ['below the first view, a drawing is loaded late', drawing, false, 'low', 'lazy', [], { src: drawing.src }],
  [
    'in the first view, a drawing is loaded at once, after the fonts',
    drawing,
    true,
    'low',
    'eager',
    [],
    { src: drawing.src },
  ],
  ['in the first view, a photograph is loaded first', photograph, true, 'high', 'eager', SOURCES, FALLBACK],
])('%s, with a known size, so that nothing shifts', (_, image, priority, fetchpriority, loading, sources, fallback) => {
  const { container } = render(<Picture image={image} alt="A map" sizes="50vw" priority={priority} />)
  const known = { width: '800', height: '600', alt: 'A map', class: expect.any(String) as string }
  const attributes = Array.from(container.querySelectorAll('source, img'), (element) =>
    Object.fromEntries(Array.from(element.attributes, ({ name, value }) => [name, value])),
  )
  expect(attributes).toEqual([...sources, { ...fallback, ...known, fetchpriority, loading }])
})
