import { readFileSync } from 'node:fs'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { HTML_FILES } from './built-site'

test('every page is precompressed', () => {
  for (const file of HTML_FILES.filter((name) => readFileSync(`public${name}`).length > 1000)) {
    const html = readFileSync(`public${file}`)
    expect(brotliDecompressSync(readFileSync(`public${file}.br`)).equals(html)).toBe(true)
    expect(gunzipSync(readFileSync(`public${file}.gz`)).equals(html)).toBe(true)
  }
})
