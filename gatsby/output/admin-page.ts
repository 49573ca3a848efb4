import { FIELD_STYLES } from '../../admin/custom-fields'
import { fieldsOf, metadataOf, schemaAt, unwrapOptional } from '../../content-check/parse/schema-path'
import { textPage } from '../../content-model/text-page'

/** The optional fields with a text for each provider, in the groups of lists. */
const PROVIDER_TEXTS = [...fieldsOf(unwrapOptional(schemaAt(textPage, ['sections', 0])))].flatMap(([key, schema]) =>
  metadataOf(schema).textPer && unwrapOptional(schema) !== schema ? [key] : [],
)

/** Those in the editor of which an entry has none: without what they contain, they are switches. */
const UNUSED = PROVIDER_TEXTS.map((key) => `.field[data-key-path$='.${key}']:not(:has(.wrapper[role='group']))`).join(
  ', ',
)

/** The page has its own styles, because it must also explain a failure if no other file can be loaded. */
const STYLES = `
  :root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif }
  [data-state] { max-width: 40rem; margin: 15vh auto 0; padding: 0 1.5rem }
  [hidden] { display: none }
  code { overflow-wrap: anywhere }
  .off { display: none }
  /* Texts for each provider are in few entries, and an engineer adds them to the file. */
  ${UNUSED} { display: none }
  /* A field that a click leads to would be partly under the heading of its list, which stays in view. */
  .content-editor .field { scroll-margin-block-start: 6rem }
  /* The CMS gives everything a transparent outline, which forced colors draw, so that the focus cannot be seen. */
  @media (forced-colors: active) {
    :not(:focus-visible) { outline-style: none !important }
    :focus-visible { outline: 4px solid Highlight !important }
  }
  ${FIELD_STYLES}
  /* The messages of the content check have paragraphs. */
  [role='alertdialog'] .error { white-space: pre-line; overflow: auto; max-height: 50vh; user-select: text }
  @media (scripting: none) { .off { display: block } [role='status'] { display: none } }`

/** The page that loads the editor's script, or says what to do if that fails or is not set up. */
export function adminPage(script: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow">
<title>Editing the content</title>
<style>${STYLES}</style>
<script type="module" src="${script}"></script>
</head>
<body>
<main data-state="loading">
<h1>Editing the content</h1>
<p role="status">The editor is loading…</p>
<p class="off">The editor needs JavaScript, which is turned off in this browser. Turn it on and reload the page, or change the files in <code>content/</code> as docs/changing-content.md describes.</p>
</main>
<main data-state="missing" hidden>
<h1>Editing is not set up</h1>
<p>This site’s settings do not name a repository. Add <code>editing</code> to <code>content/integrations.yml</code>, with <code>host</code>, <code>repository</code>, and <code>branch</code>. For the steps, see “Editing in the browser” in docs/going-live.md.</p>
<p>On a computer with the project, run <code>npm run develop</code> to edit its local files.</p>
</main>
<main data-state="failed" hidden>
<h1>The editor did not load</h1>
<p>Reload the page. If that doesn’t help, check your connection. The editor needs a current version of Chrome, Edge, Firefox, or Safari, and must be allowed to store data: allow cookies for this site.</p>
</main>
</body>
</html>
`
}
