import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { load } from 'js-yaml'
import { z } from 'zod'
import { analyticsOf } from '../../src/content-model/analytics'
import { site } from '../../src/content-model/site'
import type { ChosenAnalytics, Measurement } from '../../src/routes/analytics'

const siteUrl = z.looseObject({ url: site.shape.url })

const readSite = (folder: string) => load(readFileSync(join(folder, 'site.yml'), 'utf8'))

/**
 * Reads where visits are counted, for code that runs outside GraphQL; undefined if nothing is measured.
 *
 * @param folder the content folder
 */
export function readAnalytics(folder: string): ChosenAnalytics | undefined {
  return analyticsOf(readSite(folder))
}

/** Reads what the app needs to measure; undefined if nothing is measured. */
export function readMeasurement(folder: string): Measurement | undefined {
  const content = readSite(folder)
  const analytics = analyticsOf(content)
  return analytics && { ...analytics, origin: siteUrl.parse(content).url }
}
