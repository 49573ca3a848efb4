import { z } from 'zod'
import type { ContentType } from '../../../src/content-model/registry'
import { service, SERVICE_PREFIXES } from '../../../src/content-model/service'
import { normalizePath, PAGE_PATHS, servicePaths } from '../../../src/routes/paths'

const served = z.looseObject({ prefixes: service.shape.prefixes })

/** The prefixes of a service's addresses; one whose prefixes can't be read counts as served under each. */
export function prefixesOf(value: unknown): readonly (typeof SERVICE_PREFIXES)[number][] {
  const read = served.safeParse(value)
  return read.success ? read.data.prefixes : SERVICE_PREFIXES
}

/**
 * The addresses that an entry alone answers under, such as `/services/tax-planning` or `/about/team#ada-sample`.
 *
 * @param value the entry's fields
 */
export function entryPaths({ name }: ContentType, slug: string, value: unknown): string[] {
  if (name === 'TeamMember') return [`${PAGE_PATHS.team}#${slug}`]
  if (name !== 'Service') return []
  return servicePaths({ slug, prefixes: prefixesOf(value) })
}

/** Whether a link leads to an address, to a part of it, or to it with a query. */
export function leadsTo(link: string, path: string): boolean {
  return path.includes('#') ? link.replace(/\?[^#]*/, '') === path : normalizePath(link) === path
}
