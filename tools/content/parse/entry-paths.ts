import { z } from 'zod'
import type { ContentType } from '../../../src/content-model/registry'
import { service, SERVICE_PREFIXES } from '../../../src/content-model/service'
import { normalizePath, PAGE_PATHS, servicePaths } from '../../../src/routes/paths'

const served = z.looseObject({ prefixes: service.shape.prefixes })

/** The prefixes of a service's addresses. If they cannot be read, all prefixes are returned. */
export function prefixesOf(value: unknown): readonly (typeof SERVICE_PREFIXES)[number][] {
  const read = served.safeParse(value)
  return read.success ? read.data.prefixes : SERVICE_PREFIXES
}

/**
 * The addresses that belong to one entry, such as `/services/tax-planning` or `/about/team#ada-sample`.
 *
 * @param value the entry's fields
 */
export function entryPaths({ name }: ContentType, slug: string, value: unknown): string[] {
  if (name === 'TeamMember') return [`${PAGE_PATHS.team}#${slug}`]
  if (name !== 'Service') return []
  return servicePaths({ slug, prefixes: prefixesOf(value) })
}

/** Whether a link points to an address, with or without a query or an anchor. */
export function linksTo(link: string, path: string): boolean {
  return path.includes('#') ? link.replace(/\?[^#]*/, '') === path : normalizePath(link) === path
}
