import { insertStartScript } from '../../../gatsby/output/start-script'

const page = (script: string, elements = '') =>
  `<head>${elements}<script data-page="/about">${script}</script></head><p>script</p>`

const NEW = { elements: '<script nomodule src="/new.js"></script>', script: 'start("$&")' }
const expected = page(NEW.script, NEW.elements)

test('a new page gets the start script of its build', () => {
  expect(insertStartScript(page(''), NEW)).toBe(expected)
})

test('a page from an earlier build gets the start script of the new build', () => {
  expect(insertStartScript(page('old()', '<script nomodule src="/old.js" integrity="x"></script>'), NEW)).toBe(expected)
})
