import { z } from 'zod'

const labeled = z.object({ label: z.string() })
const titled = z.object({ heading: z.string(), text: z.string() })

const schema = z.object({
  language: z.string(),
  name: labeled,
  email: labeled,
  phone: labeled,
  company: labeled,
  message: labeled,
  faults: z.object({ missing: z.string(), malformed: z.string(), tooLong: z.string() }),
  failure: z.object({ unsent: titled, refused: titled, invalid: titled, unclear: titled, goBack: z.string() }),
})

/** The texts of the error page: those of the form, and the language of the site. */
export type Texts = z.output<typeof schema>

/**
 * Returns the texts, which are part of the content. The build replaces the variable with them, because the content files do not exist on
 * the host that runs the function; see gatsby/sources/consultation-texts.ts.
 */
export function readTexts(): Texts {
  return schema.parse(JSON.parse(process.env.CONSULTATION_TEXTS ?? ''))
}
