import { serializeGraph } from '../../src/structured-data/graph'

const HOSTILE = [
  '</script><script>alert(1)</script>',
  '</SCRIPT >',
  '<!-- <script>',
  ']]>',
  '&lt;/script&gt;',
  '\u2028alert(1)\u2029',
  '"}]}; alert(1); //',
  '\\',
  '\u202Etxt.exe',
  '${alert(1)}',
]

/** Parses a page with JSON-LD as a browser does. */
function pageWith(name: string): Document {
  const markup = `<head><script type="application/ld+json">${serializeGraph([{ '@type': 'Service', name }])}</script></head>`
  return new DOMParser().parseFromString(markup, 'text/html')
}

test.each(HOSTILE)('%j stays inside its script element', (name) => {
  const page = pageWith(name)
  expect(page.querySelectorAll('script')).toHaveLength(1)
  expect(page.body.innerHTML).toBe('')
})

test.each(HOSTILE)('%j arrives unchanged', (name) => {
  expect(JSON.parse(pageWith(name).scripts[0]?.text ?? '')).toEqual({
    '@context': 'https://schema.org',
    '@graph': [{ '@type': 'Service', name }],
  })
})

test('the output has no characters that HTML or older JavaScript would interpret', () => {
  expect(serializeGraph(HOSTILE.map((name) => ({ '@type': 'Service', name })))).not.toMatch(/[<>&\u2028\u2029]/)
})
