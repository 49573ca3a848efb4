import { z } from 'zod'
import { CONTENT_FOLDER } from '../../content-check/parse/content-files'
import { readSettings } from '../../gatsby/sources/settings'
import { pageTypes, UNKNOWN_PATH } from '../browser/content'
import { site } from './built-site'

const isMeasured = readSettings(CONTENT_FOLDER).analytics !== undefined

const chunks = z.looseObject({ analytics: z.array(z.string()).default([]) })
/** The script that sends events; none if nothing is measured. Those of earlier builds may still be in the folder. */
const { analytics: senders } = chunks.parse(JSON.parse(site.read('/chunk-map.json').toString()))

const PAGES = pageTypes.filter((path) => path !== UNKNOWN_PATH)

test('the site has a script that sends events only if visits are measured', () => {
  expect(senders).toHaveLength(isMeasured ? 1 : 0)
})

test('the app checks for an opt-out signal only if visits are measured', () => {
  const scripts = [...new Set(PAGES.flatMap((page) => site.loadedBy(page).scripts))]
  const asking = scripts.filter((script) => site.read(script).includes('globalPrivacyControl'))
  expect(asking).toHaveLength(isMeasured ? 1 : 0)
})

test.each(PAGES)('%s starts without the script that sends events', (page) => {
  const starting = site.loadedBy(page).scripts
  expect(starting).not.toEqual([])
  expect(starting.filter((script) => senders.includes(script))).toEqual([])
})
