import { build } from 'esbuild'
import { contactPage } from '../../content-model/contact-page'
import { BUNDLE_FILE } from '../../src/consultation-api/bundle-file'
import { escapeXml } from '../encoding/escape-xml'
import { readSettings, readYaml } from '../sources/settings'

/** The pages for failed requests without JavaScript, from a valid content folder. */
export function failurePages(content: string) {
  const { language } = readSettings(content).site
  const { refused, unsent, unclear, goBack } = contactPage.parse(readYaml(content, 'pages/contact.yml')).form.failure
  const page = ({ heading, text }: typeof refused) => `<!doctype html>
<html lang="${escapeXml(language)}" dir="auto">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeXml(heading)}</title>
<h1>${escapeXml(heading)}</h1>
<p>${escapeXml(text)} ${escapeXml(goBack)}</p>
`
  return { refused: page(refused), unsent: page(unsent), unclear: page(unclear) }
}

/** Bundles the service for the function in `src/api`. `gatsby develop` needs a restart after changes. */
export async function bundleConsultationApi(content: string): Promise<void> {
  await build({
    entryPoints: ['src/consultation-api/respond.ts'],
    bundle: true,
    platform: 'node',
    target: 'node20',
    outfile: BUNDLE_FILE,
    define: { FAILURE_PAGES: JSON.stringify(failurePages(content)) },
    legalComments: 'none',
    logLevel: 'error',
  })
}
