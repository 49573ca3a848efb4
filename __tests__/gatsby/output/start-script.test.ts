/** @jest-environment node */
import { putStart } from '../../../gatsby/output/start-script'

const page = (script: string, elements = '') =>
  `<head>${elements}<script data-page="/about">${script}</script></head><p>script</p>`

const NEW = { elements: '<script nomodule src="/new.js"></script>', script: 'start("$&")' }
const finished = page(NEW.script, NEW.elements)

test('a new page takes what starts it in its build', () => {
  expect(putStart(page(''), NEW)).toBe(finished)
})

test('a page that an earlier build has written is started by the new one', () => {
  expect(putStart(page('old()', '<script nomodule src="/old.js" integrity="x"></script>'), NEW)).toBe(finished)
})
