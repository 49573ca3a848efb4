import { z } from 'zod'
import { group, line } from './fields'

/** What a consultation request offers. Other text refers to it as `{consultation}` and `{reply}`, so it is stated once. */
export const offer = group(
  'Offer',
  {
    consultation: line({
      label: 'First consultation',
      hint: 'What it costs, how long it takes, and how it takes place.',
      example: 'A free first consultation: half an hour, by phone or video.',
      max: 100,
    }),
    reply: line({
      label: 'Reply',
      hint: 'Who replies to a request, and by when.',
      example: 'A partner will reply within two business days.',
      max: 80,
    }),
  },
  { hint: 'Shown near each consultation button, above the form, and after a request is sent.' },
)

const withOffer = z.object({ offer })

/** Replaces `{consultation}` and `{reply}` in a text with the offer in `site.yml`, if valid. */
export function fillInOffer(text: string, site: unknown): string {
  const { data } = withOffer.safeParse(site)
  if (!data) return text
  const { consultation, reply } = data.offer
  return text.replaceAll('{consultation}', () => consultation).replaceAll('{reply}', () => reply)
}
