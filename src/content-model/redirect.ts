import { z } from 'zod'
import type { FieldMeta } from './fields'

/** An address that a page once had, and the page that answers for it: `content/redirects.yml` is the list of all. */
export const redirect = z.strictObject({
  from: z
    .string()
    .regex(/^(?:\/[A-Za-z0-9][\w-]*)+$/, 'must be a path without a slash at its end, such as /services/old-name')
    .meta({
      label: 'Old address',
      hint: 'Without the part before the first /.',
      example: '/services/old-name',
    } satisfies FieldMeta),
  to: z
    .string()
    .regex(/^\/(?!\/)[^\s?]*$/, 'must be a path of this site such as /services/new-name')
    .meta({ label: 'New address', link: true, example: '/services/new-name' } satisfies FieldMeta),
})
