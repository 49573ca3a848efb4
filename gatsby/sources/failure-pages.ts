import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { z } from 'zod'
import { CONTENT_FOLDER } from '../../content-check/parse/content-files'
import { contactPage } from '../../content-model/contact-page'
import { locale } from '../../content-model/locale'
import { escapeHtml } from '../encoding/escape-html'

const { failure } = contactPage.shape.form.shape
const contact = z.object({ form: z.object({ failure }) })
const site = z.object({ language: locale.language })

/**
 * Sets the variable with the pages for visitors without JavaScript whose request failed. Gatsby copies it into the function; see
 * src/consultation-api/answer.ts. Gatsby builds functions before the content is checked, so invalid content is left to the check, which
 * stops the build. `gatsby develop` must be restarted after this text changes.
 *
 * @param root the project's folder
 */
export function setFailurePages(root = process.cwd(), environment: NodeJS.ProcessEnv = process.env): void {
  const read = (file: string): unknown => parse(readFileSync(join(root, CONTENT_FOLDER, file), 'utf8'))
  try {
    const { language } = site.parse(read('site.yml'))
    const { refused, unsent, unclear, goBack } = contact.parse(read('pages/contact.yml')).form.failure
    const page = ({ heading, text }: typeof refused) => `<!doctype html>
<html lang="${escapeHtml(language)}" dir="auto">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(heading)}</title>
<h1>${escapeHtml(heading)}</h1>
<p>${escapeHtml(text)} ${escapeHtml(goBack)}</p>
`
    const pages = { refused: page(refused), unsent: page(unsent), unclear: page(unclear) }
    environment.CONSULTATION_FAILURE_PAGES = JSON.stringify(pages)
  } catch {
    delete environment.CONSULTATION_FAILURE_PAGES
  }
}
