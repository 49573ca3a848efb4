import { isDeepStrictEqual } from 'node:util'
import type { z } from 'zod'
import type { integrations } from '../../content-model/integrations'
import { joinWithAnd, pluralize } from '../../content-check/messages/text-format'
import type { FieldPath } from '../../content-check/parse/schema-path'
import { isGroup } from '../../content-check/write/former-items'
import { type ContentSnapshot, redirectsOf } from './content-snapshot'
import { textOf } from '../../content-check/messages/field-changes'
import type { Check } from './report'

const INTEGRATIONS_FILE = 'content/integrations.yml'

/**
 * The most characters of a host's name. Four hosts of this length fit into a sentence of a comment. Of a longer name, the end
 * is kept, because it shows who owns the host.
 */
const MAX_HOST_LENGTH = 40

/** What is sent to the destination in each field of `content/integrations.yml`. */
const DESTINATIONS = {
  delivery: 'Consultation requests',
  analytics: 'Visit counts',
  scheduling: 'Visitors who choose a time',
  editing: 'Editors’ sign-ins and changes',
} satisfies Record<keyof z.output<typeof integrations>, string>

function settingsOf({ entries }: ContentSnapshot, field: string): ReadonlyMap<string, string> {
  const value = entries.find(({ file }) => file === INTEGRATIONS_FILE)?.value
  const settings = isGroup(value) ? value[field] : undefined
  return new Map(Object.entries(settings ?? {}).map(([key, setting]) => [key, textOf(setting)]))
}

const hostEnd = (host = '') => (host.length > MAX_HOST_LENGTH ? `…${host.slice(-MAX_HOST_LENGTH)}` : host)

/** The settings' provider and hosts, such as `endpoint at requests.example.com`. */
function placeOf(settings: ReadonlyMap<string, string>): string {
  const provider = settings.get('provider') ?? settings.get('host') ?? 'nowhere'
  const hosts = [...settings.values()]
    .filter((text) => URL.canParse(text))
    .map((text) => new URL(text).host)
    .map(hostEnd)
  return hosts.length > 0 ? `${provider} at ${joinWithAnd(hosts)}` : provider
}

const textOfAll = (settings: ReadonlyMap<string, string>) =>
  [...settings].map(([key, text]) => `${key}: ${text}`).join(', ') || 'nothing'

function integrationCheck(field: string, payload: string, before: ContentSnapshot, after: ContentSnapshot): Check[] {
  const [old, now] = [settingsOf(before, field), settingsOf(after, field)]
  if (isDeepStrictEqual(old, now)) return []
  const [from, to] = [placeOf(old), placeOf(now)]
  const summary = from === to ? `Changed settings for ${to}.` : `New destination: ${to} instead of ${from}.`
  const findings = [{ text: `New: ${textOfAll(now)}` }, { text: `Before: ${textOfAll(old)}` }]
  return [approval(payload, summary, findings)]
}

/** The fields of `content/site.yml` that lead visitors and their requests somewhere, and what follows from each. */
const SITE_DESTINATIONS: readonly [field: FieldPath, name: string, effect: string][] = [
  [
    ['contact', 'email'],
    'Contact email',
    'Visitors write to it, and a failed form offers to send their request there.',
  ],
  [['url'], 'Site address', 'Search engines, shared links, and the form without JavaScript lead there.'],
]

function siteCheck(
  [path, name, effect]: (typeof SITE_DESTINATIONS)[number],
  before: ContentSnapshot,
  after: ContentSnapshot,
) {
  const [old, now] = [before, after].map(({ entries }) => {
    const settings = entries.find(({ type }) => type.name === 'SiteSettings')?.value
    const value = path.reduce<unknown>((group, key) => (isGroup(group) ? group[key] : undefined), settings)
    return value === undefined ? 'nothing' : textOf(value)
  })
  if (old === now) return []
  const findings = [{ text: `New: ${now}` }, { text: `Before: ${old}` }]
  return [approval(name, `New destination: ${hostEnd(now)} instead of ${hostEnd(old)}. ${effect}`, findings)]
}

function redirectsCheck(before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>): Check[] {
  const paths = [...new Set([...after.keys(), ...before.keys()])].filter((from) => before.get(from) !== after.get(from))
  if (paths.length === 0) return []
  // Where there is no redirect, there may be a page.
  const findings = paths.map((from) => {
    const [old, now] = [before.get(from), after.get(from)]
    if (now === undefined) return { text: `Visitors to ${from} would no longer be redirected to ${old}.` }
    const instead = old === undefined ? '' : ` instead of ${old}`
    return { text: `Visitors to ${from} would be redirected to ${now}${instead}.` }
  })
  return [approval('Redirects', `${pluralize(paths.length, 'redirect has', 'redirects have')} changed.`, findings)]
}

function approval(name: string, summary: string, findings: Check['findings']): Check {
  return { name, state: 'warned', needsApproval: true, summary: `${summary} Engineering must approve this.`, findings }
}

/**
 * Reports changes to who receives requests, visit counts, bookings, and editors' input, to the firm's own addresses, and to redirects: they could collect
 * other people's data with access to content alone.
 */
export function checkDestinations(before: ContentSnapshot, after: ContentSnapshot): Check[] {
  return [
    ...Object.entries(DESTINATIONS).flatMap(([field, payload]) => integrationCheck(field, payload, before, after)),
    ...SITE_DESTINATIONS.flatMap((destination) => siteCheck(destination, before, after)),
    ...redirectsCheck(redirectsOf(before), redirectsOf(after)),
  ]
}
