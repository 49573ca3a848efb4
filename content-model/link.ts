import { z } from 'zod'
import type { FieldMeta } from './field-meta'
import { group, line } from './fields'

/** The longest link target. Sitemaps accept 2,048 characters; no real address comes close. */
export const MAX_LINK_LENGTH = 2000

/**
 * Matches a path with an optional query and anchor, an anchor, or an address with one of three schemes. No valid URL
 * contains the characters that the pattern rejects (https://url.spec.whatwg.org/#url-code-points).
 */
const LINK_PATTERN =
  /^(?:\/(?:[\w.~%!$&'()*+,;=:@-]+(?:\/[\w.~%!$&'()*+,;=:@-]+)*)?(?:\?[^\s#"<>\\]*)?(?:#[^\s#"<>\\]+)?|#[\w-]+|https:\/\/[^\s/."<>\\]+\.[^\s"<>\\]+|mailto:[^@\s?"<>\\]+@[^@\s.?#/:"<>\\]+(?:\.[^@\s.?#/:"<>\\]+)+(?:\?[^\s"<>\\]*)?|tel:\+?[\d-]+(?:,\d+)?)$/

/** Where a link or button leads. The content check ensures that it exists. */
export const target = z
  .string()
  .max(MAX_LINK_LENGTH, { error: `is longer than ${MAX_LINK_LENGTH} characters`, abort: true })
  .regex(
    LINK_PATTERN,
    'must be a path on this site such as /contact, an anchor such as #team, or a complete address that begins with https:, mailto:, or tel:',
  )
  .meta({
    label: 'Link to',
    hint: 'The page or address that it links to.',
    link: true,
    example: '/contact',
  } satisfies FieldMeta)

/** An address on another site. */
export function externalAddress(meta: FieldMeta) {
  const error = 'must be an address that begins with https://'
  return z
    .string()
    .max(MAX_LINK_LENGTH, { error: `is longer than ${MAX_LINK_LENGTH} characters`, abort: true })
    .regex(/^https:\/\/[^\s"<>\\]+$/, { error, abort: true })
    .refine((text) => URL.canParse(text), error)
    .meta({ ...meta, address: true })
}

/**
 * A link or button: its text and its target.
 *
 * @param isOwn whether the text is about the firm, so that it does not fit any other
 */
export const link = (label: string, isOwn = false) =>
  group(
    label,
    { label: line({ label: 'Text', max: 40, ...(isOwn && { interface: false }) }), to: target },
    { shape: 'LinkTo', interface: true },
  )
