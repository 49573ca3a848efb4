import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { z } from 'zod'
import { contactPage } from '../../src/content-model/contact-page'
import { locale } from '../../src/content-model/locale'
import { CONTENT_FOLDER } from '../../tools/content/parse/content-files'

const { failure } = contactPage.shape.form.shape
const page = z.object({ form: z.object({ failure }) })
const site = z.object({ language: locale.language })

/**
 * Sets the variable with the texts of the consultation service, which Gatsby copies into the function; see
 * src/consultation-api/answer.ts. Gatsby builds functions before the content is checked, so invalid content is left to the check, which
 * stops the build. `gatsby develop` needs a restart after a change of these texts.
 *
 * @param root the project's folder
 */
export function setConsultationTexts(root = process.cwd(), environment: NodeJS.ProcessEnv = process.env): void {
  const read = (file: string): unknown => parse(readFileSync(join(root, CONTENT_FOLDER, file), 'utf8'))
  try {
    const { form } = page.parse(read('pages/contact.yml'))
    environment.CONSULTATION_TEXTS = JSON.stringify({ ...site.parse(read('site.yml')), ...form })
  } catch {
    delete environment.CONSULTATION_TEXTS
  }
}
