import { build } from 'esbuild'
import { formFields } from '../../content-model/consultation-form/form-fields'
import { contactPage } from '../../content-model/contact-page'
import type { RequestWords } from '../../content-model/delivery/consultation-request'
import { BUNDLE_FILE } from '../../src/consultation-api/bundle-file'
import { escapeXml } from '../encoding/escape-xml'
import { readSettings, readYaml } from '../sources/settings'

/** The text that the service needs, from a valid content folder. */
function readWords(content: string) {
  const { form } = contactPage.parse(readYaml(content, 'pages/contact.yml'))
  return { form, language: readSettings(content).site.language }
}

/** The pages for failed requests without JavaScript. */
export function failurePages(content: string) {
  const { form, language } = readWords(content)
  const { refused, unsent, unclear, goBack } = form.failure
  const page = ({ heading, text }: typeof refused) => `<!doctype html>
<html lang="${escapeXml(language)}" dir="auto">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeXml(heading)}</title>
<h1>${escapeXml(heading)}</h1>
<p>${escapeXml(text)} ${escapeXml(goBack)}</p>
`
  return { refused: page(refused), unsent: page(unsent), unclear: page(unclear) }
}

/** What labels a request in an email, and its subject. */
export function requestWords(content: string): RequestWords & { subject: string } {
  const { form, language } = readWords(content)
  const fields = formFields(form, language).map(({ name, kind, label }) => ({ name, kind, label }))
  return { fields, about: form.about, subject: form.failure.subject }
}

/** Bundles the service for the function in `src/api`. `gatsby develop` needs a restart after changes. */
export async function bundleConsultationApi(content: string): Promise<void> {
  await build({
    entryPoints: ['src/consultation-api/respond.ts'],
    bundle: true,
    platform: 'node',
    target: 'node20',
    outfile: BUNDLE_FILE,
    define: {
      FAILURE_PAGES: JSON.stringify(failurePages(content)),
      REQUEST_WORDS: JSON.stringify(requestWords(content)),
    },
    legalComments: 'none',
    logLevel: 'error',
  })
}
