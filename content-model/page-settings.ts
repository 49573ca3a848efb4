import { z } from 'zod'
import type { FieldMeta } from './field-meta'
import { formatted, list, SLUG_PATTERN, SLUG_RULE } from './fields'

/** The maximum number of prefixes: a service has a page under each. */
const MAX_PREFIXES = 4

/** One of {@link servicePrefixes}. */
export const servicePrefix = (meta: FieldMeta) => formatted(SLUG_PATTERN, SLUG_RULE, { ...meta, servicePrefix: true })

const prefix = servicePrefix({ label: 'Prefix' })

/** The first parts of services' addresses: `/services/tax-planning` has the prefix `services`. */
export const servicePrefixes = list('Prefixes of services', prefix, MAX_PREFIXES, {
  hint: 'The first part of each service’s address. Search engines get the address with the first prefix.',
  example: ['services', 'advice'],
  firstValue: ['services'],
})

/** The {@link servicePrefixes} of one service. */
export const ownPrefixes = list('Prefixes', prefix, MAX_PREFIXES, {
  hint: 'The site’s prefixes under which it has a page. Default: all of them.',
  example: ['services'],
})

/** What `content/site.yml` says about the pages of the site. */
export interface PageSettings {
  /** The prefixes of services, the canonical one first. */
  prefixes: readonly string[]
  off: ReadonlySet<string>
}

/** With no valid prefixes, every link to a service would be reported too, so links are checked with `services`. */
const fields = z
  .object({
    servicePrefixes: servicePrefixes.catch(['services']),
    show: z.record(z.string(), z.boolean()).default({}).catch({}),
  })
  .catch({ servicePrefixes: ['services'], show: {} })

/**
 * Reads what `content/site.yml` says about pages. Parts that are missing or invalid get a default instead of an error,
 * because the check of the file reports them, and other files are checked nevertheless.
 */
export function pageSettings(site: unknown): PageSettings {
  const { servicePrefixes: prefixes, show: switches } = fields.parse(site)
  const off = Object.entries(switches).flatMap(([name, isOn]) => (isOn ? [] : [name]))
  return { prefixes, off: new Set(off) }
}
