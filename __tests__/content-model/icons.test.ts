import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { ICON_NAMES } from '../../content-model/icon'

test.each(ICON_NAMES)('the icon %s exists', (name) => {
  expect(existsSync(resolve(`node_modules/@tabler/icons/icons/outline/${name}.svg`))).toBe(true)
})

test('each icon is listed once, in alphabetical order', () => {
  expect([...ICON_NAMES]).toEqual([...new Set(ICON_NAMES)].sort())
})
