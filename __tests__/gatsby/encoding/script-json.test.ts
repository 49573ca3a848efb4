import fc from 'fast-check'
import { parseFragment } from 'parse5'
import { scriptJson } from '../../../gatsby/encoding/script-json'
import { elementsOf } from '../../build/html-elements'
import { anyText } from './texts'

/** Returns the text of the only script element in a fragment. */
function scriptText(html: string): string {
  const [script, ...others] = parseFragment(html).childNodes
  expect([script?.nodeName, others]).toEqual(['script', []])
  const text = script && 'childNodes' in script ? script.childNodes[0] : undefined
  return text && 'value' in text ? text.value : ''
}

test('any JSON value arrives unchanged, including its keys', () => {
  fc.assert(
    fc.property(fc.dictionary(anyText, fc.jsonValue()), (value) => {
      const html = `<script type="application/json">${scriptJson(value)}</script>`
      expect(JSON.parse(scriptText(html))).toEqual(JSON.parse(JSON.stringify(value)))
      expect([...elementsOf(html)].map(({ name }) => name)).toEqual(['html', 'head', 'script', 'body'])
    }),
  )
})
