import fc from 'fast-check'
import { escapeXml } from '../../../gatsby/encoding/escape-xml'
import { anyText, HOSTILE_TEXTS, outputOrUndefined } from './texts'

test('any text arrives unchanged in an element and an attribute of XML, or is rejected', () => {
  const property = fc.property(anyText, (text) => {
    const encoded = outputOrUndefined(() => escapeXml(text))
    if (encoded === undefined) return
    const xml = `<a b="${encoded}"><c>${encoded}</c></a>`
    const { documentElement: root } = new DOMParser().parseFromString(xml, 'application/xml')
    expect([root.getAttribute('b'), root.textContent, root.childNodes.length]).toEqual([text, text, 1])
  })
  fc.assert(property, { examples: HOSTILE_TEXTS.map((text) => [text]) })
})

test('no hostile text is rejected, because editors may write it', () => {
  expect(HOSTILE_TEXTS.filter((text) => outputOrUndefined(() => escapeXml(text)) === undefined)).toEqual([])
})
