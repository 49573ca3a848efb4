import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { PROBLEMS_PATH } from '../../content-model/routes/named-paths'

test('the production build contains none of the code that reports content problems', () => {
  const entries = readdirSync('public', { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile() && /\.(?:js|html)$/.test(entry.name))
  expect(files.length).toBeGreaterThan(0)
  const reporting = files.filter(({ parentPath, name }) => {
    const text = readFileSync(join(parentPath, name), 'utf8')
    return [PROBLEMS_PATH, 'The content has problems'].some((part) => text.includes(part))
  })
  expect(reporting).toEqual([])
})
