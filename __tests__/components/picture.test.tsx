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

test('the browser can choose among the formats of a photograph, in the order of the data', () => {
  render(<Picture image={photograph} alt="A map" sizes="50vw" />)
  expect(sources().map(({ type, srcset }) => [type, srcset])).toEqual([
    ['image/avif', '/map-400.avif 400w, /map-800.avif 800w'],
    ['image/webp', '/map-400.webp 400w, /map-800.webp 800w'],
  ])
})

test('every format specifies how wide the image is shown', () => {
  render(<Picture image={photograph} alt="A map" sizes="50vw" />)
  expect([...sources(), image()].map((element) => element.getAttribute('sizes'))).toEqual(['50vw', '50vw', '50vw'])
})

test('a browser that supports none of the formats gets the fallback in all its widths', () => {
  render(<Picture image={photograph} alt="A map" sizes="50vw" />)
  expect(image()).toHaveAttribute('src', '/map-800.png')
  expect(image()).toHaveAttribute('srcset', '/map-400.png 400w, /map-800.png 800w')
})

test.each([
  ['a drawing', drawing],
  ['a photograph', photograph],
])('the size of %s is known before it loads, so that nothing shifts', (_, shown) => {
  render(<Picture image={shown} alt="A map" sizes="50vw" />)
  expect(image()).toHaveAttribute('width', '800')
  expect(image()).toHaveAttribute('height', '600')
})

test('an image is loaded when it comes near the viewport', () => {
  render(<Picture image={photograph} alt="A map" sizes="50vw" />)
  expect(image()).toHaveAttribute('loading', 'lazy')
  expect(image()).toHaveAttribute('fetchpriority', 'low')
})

test('a drawing that is visible first is loaded immediately, but after the fonts', () => {
  render(<Picture image={drawing} alt="A map" sizes="50vw" priority />)
  expect(image()).toHaveAttribute('loading', 'eager')
  expect(image()).toHaveAttribute('fetchpriority', 'low')
})

test('a photograph that is visible first is loaded immediately and before others', () => {
  render(<Picture image={photograph} alt="A map" sizes="50vw" priority />)
  expect(image()).toHaveAttribute('loading', 'eager')
  expect(image()).toHaveAttribute('fetchpriority', 'high')
})
