import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { z } from 'zod'
import { contactPage } from '../../src/content-model/contact-page'
import { CONTENT_FOLDER } from '../../tools/content/parse/content-files'
import { readLocale } from './site-locale'

const { failure } = contactPage.shape.form.shape
const texts = z.object({ form: z.object({ failure }) })

/**
 * Sets the variable with the texts of the consultation service, which Gatsby copies into the function; see
 * src/consultation-api/answer.ts. Gatsby builds functions before the content is checked, so invalid content is left to the check, which
 * stops the build. `gatsby develop` needs a restart after a change of these texts.
 *
 * @param root the project's folder
 */
export function setConsultationTexts(root = process.cwd(), environment: NodeJS.ProcessEnv = process.env): void {
  const folder = join(root, CONTENT_FOLDER)
  try {
    const { form } = texts.parse(parse(readFileSync(join(folder, 'pages/contact.yml'), 'utf8')))
    environment.CONSULTATION_TEXTS = JSON.stringify({ language: readLocale(folder).language, ...form })
  } catch {
    delete environment.CONSULTATION_TEXTS
  }
}
