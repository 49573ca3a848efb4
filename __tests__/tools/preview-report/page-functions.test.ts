import { readFileSync } from 'node:fs'
import { transformSync } from 'esbuild'

test('the functions that run in a page contain nothing that only the command defines', () => {
  const source = readFileSync('tools/preview-report/take-screenshot.ts', 'utf8')
  // As tsx does. Tests compile differently, so they cannot notice.
  const { code } = transformSync(source, { loader: 'ts', keepNames: true })
  const names = [...source.matchAll(/page\.evaluate\((\w+)\)/g)].map(([, name = '']) => name)
  expect(names).not.toEqual([])
  for (const name of names) {
    const [body = ''] = new RegExp(`function ${name}\\([^]*?\\n}`).exec(code) ?? []
    expect(body).toContain(name)
    expect(body).not.toContain('__name')
  }
})
