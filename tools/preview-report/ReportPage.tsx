import type { ReactNode } from 'react'
import { ChecksPart } from './ChecksPart'
import { ContentPart } from './ContentPart'
import { PagesPart } from './PagesPart'
import { Sources, type PictureSources } from './picture-sources'
import type { PreviewReport } from './report'
import { extent, shortened, verdict } from './report-text'

/** What the file holds beside the report itself, so that it needs no other. */
export interface ReportAssets {
  styles: string
  script: string
  /** Its SHA-256 in base64, by which the page's own policy lets it run, and no other. */
  scriptHash: string
}

interface ReportProps {
  report: PreviewReport
  /** What is compared, such as `1a2b3c4 Add a position`. */
  before: string
  after: string
  assets: ReportAssets
  sources: PictureSources
}

function Section({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  )
}

/** How much of a commit's subject is told. */
const MOST_OF_NAME = 200

/**
 * What the page may load and run: only itself, even if a text of the report became markup by mistake. The last two do not
 * follow from `default-src`: without them such markup could send a form elsewhere, or lead the page's links astray.
 */
const policy = (scriptHash: string) =>
  [
    "default-src 'none'",
    'img-src data:',
    'font-src data:',
    "style-src 'unsafe-inline'",
    `script-src 'sha256-${scriptHash}'`,
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ')

/** The report as one page, without any other file. React writes every text as text, whatever it holds. */
export function ReportPage({ report, before, after, assets, sources }: ReportProps) {
  const { state, words } = verdict(report.checks)
  return (
    <html lang="en-US">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta httpEquiv="Content-Security-Policy" content={policy(assets.scriptHash)} />
        <meta name="robots" content="noindex" />
        <title>What this changes</title>
        <style dangerouslySetInnerHTML={{ __html: assets.styles }} />
      </head>
      <body>
        <main>
          <h1>What this changes</h1>
          <p className={`verdict ${state}`}>
            {words}
            {state !== 'passed' && (
              <>
                {' '}
                <a href="#checks">Read why</a>
              </>
            )}
          </p>
          <p>{extent(report)}</p>
          <dl>
            <dt>Before</dt>
            <dd>
              <bdi>{shortened(before, MOST_OF_NAME)}</bdi>
            </dd>
            <dt>After</dt>
            <dd>
              <bdi>{shortened(after, MOST_OF_NAME)}</bdi>
            </dd>
          </dl>
          <Sources.Provider value={sources}>
            <Section id="content" title="Content">
              <ContentPart content={report.content} />
            </Section>
            <Section id="pages" title="Pages">
              <PagesPart {...report} />
            </Section>
            <Section id="checks" title="Checks">
              <ChecksPart checks={report.checks} />
            </Section>
          </Sources.Provider>
        </main>
        <script dangerouslySetInnerHTML={{ __html: assets.script }} />
      </body>
    </html>
  )
}
