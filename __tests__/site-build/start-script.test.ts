/** @jest-environment node */
import { nameStartScript } from '../../src/site-build/start-script'

const page = (address: string) =>
  `<head><script async="" src="${address}" data-page="/about"></script></head><p>See /start.js</p>`

const NEW = `/start-${'a'.repeat(20)}.js`

test('a new page names the start script of its build', () => {
  expect(nameStartScript(page('/start.js'), NEW)).toBe(page(NEW))
})

test('a page that an earlier build has written names the new start script', () => {
  expect(nameStartScript(page(`/start-${'b'.repeat(20)}.js`), NEW)).toBe(page(NEW))
})

test('a page that names the start script already stays as it is', () => {
  expect(nameStartScript(page(NEW), NEW)).toBe(page(NEW))
})
