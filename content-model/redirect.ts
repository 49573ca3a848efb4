import { z } from 'zod'
import { defineContentType } from './content-type'
import type { FieldMeta } from './field-meta'

/**
 * The longest address, in characters. nginx refuses to start if a key of its map has more than 238 bytes, which follow
 * from `map_hash_bucket_size` in `deploy/nginx.conf`.
 */
const LONGEST = 200

/** A page's former address, and the page that replaces it; all are in `content/redirects.yml`. */
export const redirect = z.strictObject({
  from: z
    .string()
    .max(LONGEST, { error: `is longer than ${LONGEST} characters`, abort: true })
    .regex(/^(?:\/[A-Za-z0-9][\w-]*)+$/, 'must be a path without a trailing slash, such as /services/old-name')
    .meta({
      label: 'Old address',
      hint: 'The path only, beginning with /.',
      example: '/services/old-name',
    } satisfies FieldMeta),
  to: z
    .string()
    .max(LONGEST, { error: `is longer than ${LONGEST} characters`, abort: true })
    .regex(
      /^\/(?:[\w-]+(?:\/[\w-]+)*)?(?:#[\w-]+)?$/,
      'must be a path on this site, such as /services/new-name, or a section of a page, such as /about#team',
    )
    .meta({ label: 'New address', link: true, example: '/services/new-name' } satisfies FieldMeta),
})

/** The file of the redirects, relative to `content/`. */
export const REDIRECTS_FILE = 'redirects.yml'

export type Redirect = z.infer<typeof redirect>

export const redirectType = defineContentType({
  name: 'Redirect',
  label: 'a redirect',
  collection: 'Redirects',
  schema: redirect,
  source: { kind: 'list', file: REDIRECTS_FILE, optional: true },
})
