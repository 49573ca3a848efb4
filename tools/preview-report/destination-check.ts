import { isDeepStrictEqual } from 'node:util'
import { z } from 'zod'
import { gitHost } from '../../admin/git-hosts'
import { analytics } from '../../src/content-model/analytics'
import { delivery } from '../../src/content-model/delivery'
import { editing } from '../../src/content-model/editing'
import { deliveryAddress } from '../../src/routes/deliveries'
import { joinWithAnd, pluralize } from '../content/messages/text-format'
import { type ContentSnapshot, redirectsOf } from './content-snapshot'
import { textOf } from './field-changes'
import type { Check, CheckFinding } from './report'

const INTEGRATIONS_FILE = 'content/integrations.yml'
const REDIRECTS_FILE = 'content/redirects.yml'

/** Four hosts of this length fit in the sentence that a comment shows. Of a longer name, the end says whose it is. */
const MAX_HOST_LENGTH = 40

const APPROVAL = 'Engineering must approve this.'

interface Destination {
  /** The name of the check. */
  name: string
  /** What goes there. */
  goods: string
  /** The field of `content/integrations.yml`. */
  field: string
  /** Reads the hosts from the settings of the field; none if it goes nowhere. */
  hosts: z.ZodType<readonly string[]>
}

const hostOf = (address: string) => (address.startsWith('/') ? 'the site itself' : new URL(address).host)

const DESTINATIONS: readonly Destination[] = [
  {
    name: 'Delivery',
    goods: 'Consultation requests',
    field: 'delivery',
    hosts: delivery.transform(({ via, url = null }) => {
      const address = deliveryAddress({ via, url })
      return address === undefined ? [] : [hostOf(address)]
    }),
  },
  {
    name: 'Measurement',
    goods: 'Counts of visits',
    field: 'analytics',
    hosts: analytics.transform(({ url }) => [hostOf(url)]),
  },
  {
    name: 'Editing',
    goods: 'Editors’ sign-ins and changes',
    field: 'editing',
    hosts: editing.transform((settings) =>
      [...gitHost(settings).origins, settings.signIn].flatMap((address) =>
        address === undefined ? [] : hostOf(address),
      ),
    ),
  },
]

/** The settings of a field. Those of a file that cannot be read are unknown. */
function settingsOf({ entries, unreadable }: ContentSnapshot, field: string): unknown {
  if (unreadable.has(INTEGRATIONS_FILE)) return 'unknown'
  const value = entries.find(({ file }) => file === INTEGRATIONS_FILE)?.value
  return typeof value === 'object' && value !== null ? Reflect.get(value, field) : value
}

/** The hosts in a sentence, or `nowhere`. */
function placeOf({ hosts }: Destination, settings: unknown): string {
  if (settings === undefined) return 'nowhere'
  const { data } = hosts.safeParse(settings)
  if (!data) return 'a place that cannot be read'
  const short = (host: string) => (host.length > MAX_HOST_LENGTH ? `…${host.slice(-MAX_HOST_LENGTH)}` : host)
  return joinWithAnd(data.map(short)) || 'nowhere'
}

/** All settings of a field, such as `via: endpoint, url: https://requests.example.com/`. */
function settingsText(settings: unknown): string {
  return typeof settings === 'object' && settings !== null
    ? Object.entries(settings)
        .map(([key, value]) => `${key}: ${textOf(value)}`)
        .join(', ')
    : textOf(settings ?? 'nothing')
}

function destinationCheck(destination: Destination, before: unknown, after: unknown): Check {
  const { name, goods } = destination
  const [old, now] = [placeOf(destination, before), placeOf(destination, after)]
  if (isDeepStrictEqual(before, after) || (old === 'nowhere' && now === 'nowhere'))
    return { name, state: 'passed', summary: `the destination of ${goods.toLowerCase()} is unchanged`, findings: [] }
  const place = now === 'nowhere' ? now : `to ${now}`
  return {
    name,
    state: 'warned',
    needsApproval: true,
    summary: `${goods} would go ${place} ${old === now ? 'with other settings' : `instead of ${old}`}. ${APPROVAL}`,
    findings: [{ text: `New: ${settingsText(after)}` }, { text: `Before: ${settingsText(before)}` }],
  }
}

function redirectsCheck(before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>): Check {
  const paths = [...new Set([...after.keys(), ...before.keys()])].filter((from) => before.get(from) !== after.get(from))
  if (paths.length === 0)
    return { name: 'Redirects', state: 'passed', summary: 'all redirects are unchanged', findings: [] }
  const findings = paths.map((from): CheckFinding => {
    const [old, now] = [before.get(from), after.get(from)]
    const text =
      now === undefined
        ? `Visitors to ${from} would no longer be redirected to ${old ?? ''}.`
        : `Visitors to ${from} would be redirected to ${now}${old === undefined ? '' : ` instead of ${old}`}.`
    return { text, file: REDIRECTS_FILE }
  })
  return {
    name: 'Redirects',
    state: 'warned',
    needsApproval: true,
    summary: `${pluralize(paths.length, 'redirect has', 'redirects have')} changed. ${APPROVAL}`,
    findings,
  }
}

/**
 * Reports changes to who receives consultation requests, counts of visits, and what editors enter, and to redirects: someone with access
 * to only the content could use them to collect other people's data.
 */
export function checkDestinations(before: ContentSnapshot, after: ContentSnapshot): Check[] {
  return [
    ...DESTINATIONS.map((destination) =>
      destinationCheck(destination, settingsOf(before, destination.field), settingsOf(after, destination.field)),
    ),
    redirectsCheck(redirectsOf(before), redirectsOf(after)),
  ]
}
