/** @jest-environment node */
import { nameStartScript } from '../../src/site-build/start-script'

const NEW = { address: `/start-${'a'.repeat(20)}.js`, integrity: 'sha384-new' }

const page = (source: string) =>
  `<head><script async="" ${source} data-page="/about"></script></head><p>See src="/start.js"</p>`
const finished = page(`src="${NEW.address}" integrity="${NEW.integrity}"`)

test('a new page names the start script of its build, and what it must hash to', () => {
  expect(nameStartScript(page('src="/start.js"'), NEW)).toBe(finished)
})

test('a page that an earlier build has written names the new start script', () => {
  const old = page(`src="/start-${'b'.repeat(20)}.js" integrity="sha384-old"`)
  expect(nameStartScript(old, NEW)).toBe(finished)
})

test('a page that names the start script already stays as it is', () => {
  expect(nameStartScript(finished, NEW)).toBe(finished)
})
