import { render, screen } from '@testing-library/react'
import { Avatar } from '../../src/components/Avatar'
import { initialsOf } from '../../src/components/initials'
import { Isolated } from '../../src/components/Isolated'
import { Link } from '../../src/components/Link'
import { Picture } from '../../src/components/Picture'
import { Table } from '../../src/components/Table'
import { Trail } from '../../src/components/Trail'
import { drawing, photograph } from '../factories/picture'

test.each([
  ['Cher', 'C'],
  ['Ludwig van der Rohe', 'LR'],
  ['élodie östlund', 'ÉÖ'],
  ['🦊 Fox', '🦊F'],
  ['李 小龙', '李小'],
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

test('only on a site that is written from right to left, figures are isolated from the text around them', () => {
  render(<Isolated>500+</Isolated>)
  expect(screen.getByText('500+').tagName).not.toBe('BDI')
  Object.assign(globalThis, { IS_RIGHT_TO_LEFT: true })
  render(<Isolated>25 B+</Isolated>)
  expect(screen.getByText('25 B+').tagName).toBe('BDI')
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

test('a trail on a map numbers its markers at their places, and each title on its first line, but not that of the summit', () => {
  const label = { x: 5, y: 9, anchor: 'end' as const }
  const markers = [
    { number: 1, lines: ['Review of', 'the returns'], x: 10, y: 90, label },
    { number: 2, lines: ['Plan'], x: 50, y: 60, label: { ...label, x: 55 } },
    { number: null, lines: ['Fewer taxes', 'each year'], x: 99, y: 20, label: { ...label, x: 95 } },
  ]
  const { container } = render(<Trail trail={{ path: 'M0 0H9', markers }} labelsFrom="medium" />)
  const all = (selector: string) => [...container.querySelectorAll(selector)]
  expect(all('[transform]').map((marker) => `${marker.getAttribute('transform')} ${marker.textContent}`)).toEqual([
    'translate(10 90) 1',
    'translate(50 60) 2',
    'translate(99 20) ',
  ])
  expect(all('.marker').map((marker) => marker.matches('.summit'))).toEqual([false, false, true])
  expect(all('.title').map(({ textContent }) => textContent)).toEqual([
    '1 Review ofthe returns',
    '2 Plan',
    'Fewer taxeseach year',
  ])
  expect(all('.title > tspan').map((line) => `${line.getAttribute('x')} ${line.getAttribute('dy')}`)).toEqual([
    '5 0em',
    '5 1.2em',
    '55 0em',
    '95 0em',
    '95 1.2em',
  ])
})

describe('a picture', () => {
  const image = () => screen.getByRole('img', { name: 'A map' })
  const sources = () => Array.from(image().closest('picture')?.querySelectorAll('source') ?? [])

  test('that is drawn is one file for every width, with a known size, so that nothing shifts', () => {
    render(<Picture image={drawing} alt="A map" sizes="50vw" />)
    expect(image()).toHaveAttribute('src', drawing.src)
    expect(image()).not.toHaveAttribute('srcset')
    expect(sources()).toEqual([])
    expect([image().getAttribute('width'), image().getAttribute('height')]).toEqual(['800', '600'])
  })

  test('that is a photograph has several formats and widths, and a known size', () => {
    render(<Picture image={photograph} alt="A map" sizes="50vw" />)
    expect(sources().map(({ type, srcset }) => [type, srcset])).toEqual([
      ['image/avif', '/map-400.avif 400w, /map-800.avif 800w'],
      ['image/webp', '/map-400.webp 400w, /map-800.webp 800w'],
    ])
    expect(image()).toHaveAttribute('src', '/map-800.png')
    expect(image()).toHaveAttribute('srcset', '/map-400.png 400w, /map-800.png 800w')
    for (const element of [...sources(), image()]) expect(element).toHaveAttribute('sizes', '50vw')
    expect([image().getAttribute('width'), image().getAttribute('height')]).toEqual(['800', '600'])
  })

  test.each([
    ['below the first view is loaded late', photograph, false, 'lazy', 'low'],
    ['in the first view is loaded at once, but after the fonts if it is drawn', drawing, true, 'eager', 'low'],
    ['in the first view is loaded first if it is a photograph', photograph, true, 'eager', 'high'],
  ])('%s', (_, shown, priority, loading, fetchPriority) => {
    render(<Picture image={shown} alt="A map" sizes="50vw" priority={priority} />)
    expect(image()).toHaveAttribute('loading', loading)
    expect(image()).toHaveAttribute('fetchpriority', fetchPriority)
  })
})
