import type { ReactNode } from 'react'
import { ChecksSection } from './ChecksSection'
import { ContentSection } from './ContentSection'
import { type ImageSources, ImageSourcesContext } from './image-sources'
import { PagesSection } from './PagesSection'
import type { PreviewReport } from './report'
import { countChanges, truncate, verdict } from './report-text'

/** The assets that are embedded in the report, so that it is a single file. */
export interface ReportAssets {
  styles: string
  script: string
  /** Its SHA-256 in base64; the page's policy allows only the script with this hash. */
  scriptHash: string
}

interface ReportProps {
  report: PreviewReport
  /** The two states that are compared, such as `1a2b3c4 Add a position`. */
  before: string
  after: string
  assets: ReportAssets
  sources: ImageSources
}

function Section({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  )
}

const MAX_NAME_LENGTH = 200

/**
 * The Content Security Policy: the page may load and run only itself, even if text of the report became markup by mistake.
 * `default-src` does not cover the last two directives: without them, such markup could submit a form to another site or
 * change the base URL of the page's links.
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

/** The report as a single self-contained page. React escapes all text. */
export function ReportPage({ report, before, after, assets, sources }: ReportProps) {
  const { state, text } = verdict(report.checks)
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
            {text}
            {state !== 'passed' && (
              <>
                {' '}
                <a href="#checks">Read why</a>
              </>
            )}
          </p>
          <p>{countChanges(report)}</p>
          <dl>
            <dt>Before</dt>
            <dd>
              <bdi>{truncate(before, MAX_NAME_LENGTH)}</bdi>
            </dd>
            <dt>After</dt>
            <dd>
              <bdi>{truncate(after, MAX_NAME_LENGTH)}</bdi>
            </dd>
          </dl>
          <ImageSourcesContext.Provider value={sources}>
            <Section id="content" title="Content">
              <ContentSection content={report.content} />
            </Section>
            <Section id="pages" title="Pages">
              <PagesSection {...report} />
            </Section>
            <Section id="checks" title="Checks">
              <ChecksSection checks={report.checks} />
            </Section>
          </ImageSourcesContext.Provider>
        </main>
        <script dangerouslySetInnerHTML={{ __html: assets.script }} />
      </body>
    </html>
  )
}
