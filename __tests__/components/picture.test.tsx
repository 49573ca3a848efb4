import { render, screen } from '@testing-library/react'
import { Picture } from '../../src/components/Picture'
import { drawing, photograph } from '../factories/picture'

const image = () => screen.getByRole('img', { name: 'A map' })
const sources = () => Array.from(image().closest('picture')?.querySelectorAll('source') ?? [])

test('a drawing is one file for every width', () => {
  render(<Picture image={drawing} alt="A map" sizes="50vw" />)
  expect(image()).toHaveAttribute('src', drawing.src)
  expect(image()).not.toHaveAttribute('srcset')
  expect(sources()).toEqual([])
})

test('the browser can choose among the formats and widths of a photograph', () => {
  render(<Picture image={photograph} alt="A map" sizes="50vw" />)
  expect(sources().map(({ type, srcset }) => [type, srcset])).toEqual([
    ['image/avif', '/map-400.avif 400w, /map-800.avif 800w'],
    ['image/webp', '/map-400.webp 400w, /map-800.webp 800w'],
  ])
  expect(image()).toHaveAttribute('src', '/map-800.png')
  expect(image()).toHaveAttribute('srcset', '/map-400.png 400w, /map-800.png 800w')
  for (const element of [...sources(), image()]) expect(element).toHaveAttribute('sizes', '50vw')
})

test.each([
  ['a drawing', drawing],
  ['a photograph', photograph],
])('the size of %s is known before it loads, so that nothing shifts', (_, shown) => {
  render(<Picture image={shown} alt="A map" sizes="50vw" />)
  expect(image()).toHaveAttribute('width', '800')
  expect(image()).toHaveAttribute('height', '600')
})

test.each([
  ['an image', photograph, false, 'lazy', 'low'],
  ['a drawing that is visible first', drawing, true, 'eager', 'low'],
  ['a photograph that is visible first', photograph, true, 'eager', 'high'],
])('%s is loaded in time, and a drawing after the fonts', (_, shown, priority, loading, fetchPriority) => {
  render(<Picture image={shown} alt="A map" sizes="50vw" priority={priority} />)
  expect(image()).toHaveAttribute('loading', loading)
  expect(image()).toHaveAttribute('fetchpriority', fetchPriority)
})
