import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { load } from 'js-yaml'
import { z } from 'zod'
import { analyticsOf } from '../../src/content-model/analytics'
import { site } from '../../src/content-model/site'
import type { ChosenAnalytics, Measurement } from '../../src/routes/analytics'

const siteUrl = z.object({ url: site.shape.url })

/**
 * Reads where visits are counted, and the origin of the published site, for code that runs outside GraphQL; undefined if nothing is
 * measured.
 *
 * @param folder the content folder
 */
export function readAnalytics(folder: string): (ChosenAnalytics & Measurement) | undefined {
  const content = load(readFileSync(join(folder, 'site.yml'), 'utf8'))
  const analytics = analyticsOf(content)
  return analytics && { ...analytics, origin: siteUrl.parse(content).url }
}
