import { z } from 'zod'
import { icon, line, paragraph, picture, titled, type FieldMeta } from './fields'

/** The path prefixes that a service may be served under. */
export const SERVICE_PREFIXES = ['services', 'counseling'] as const

/** A service of the firm: `content/services/<slug>.yml`. It becomes one page under each of its prefixes. */
export const service = z.strictObject({
  title: line({ label: 'Page title', hint: 'As the page’s heading says it, such as “Tax Planning Services”.' }, 60),
  name: line({ label: 'Short name', hint: 'As menus and cards say it, such as “Tax Planning”.' }, 32),
  prefixes: z
    .array(z.enum(SERVICE_PREFIXES).meta({ label: 'Prefix', shape: 'ServicePrefix' } satisfies FieldMeta))
    .min(1)
    .max(2)
    .refine((prefixes) => new Set(prefixes).size === prefixes.length, 'names the same prefix twice')
    .meta({
      label: 'Served under',
      hint: 'The addresses of the page: services, counseling or both.',
    } satisfies FieldMeta),
  icon,
  summary: line({ label: 'Summary', hint: 'One sentence for cards and lists.' }, 110),
  image: picture({ label: 'Picture', hint: 'Takes the place of the drawn map.' }).optional(),
  imageAlt: line({ label: 'Picture in words', hint: 'For people who do not see the picture.' }, 160).optional(),
  description: line({ label: 'Search description' }, 160),
  introduction: paragraph({ label: 'Introduction', hint: '40 to 70 words.' }),
  cardsHeading: line({ label: 'Heading above the cards' }, 70),
  cards: z
    .array(titled('Card'))
    .length(3, 'must have three cards')
    .meta({ label: 'Component cards', hint: 'A title and one sentence of 12 to 20 words each.' } satisfies FieldMeta),
  whyItMatters: paragraph({ label: 'Why it matters', hint: '50 to 80 words.' }),
  getStarted: paragraph({ label: 'Get started', hint: '30 to 50 words.' }),
})
