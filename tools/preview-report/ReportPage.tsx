import { type ReactNode, useContext } from 'react'
import { ChecksSection } from './ChecksSection'
import { ContentSection } from './ContentSection'
import { FilesSection } from './FilesSection'
import { type ImageSources, ImageSourcesContext } from './image-sources'
import { type Links, LinksContext } from './links'
import { PagesSection } from './PagesSection'
import type { PreviewReport } from './report'
import { countChanges, truncate, verdict } from './report-text'
import type { Revision } from './revisions'

/** The assets that are embedded in the report, so that it is a single file. */
export interface ReportAssets {
  styles: string
  script: string
  /** Its SHA-256 in base64; the page's policy allows only the script with this hash. */
  scriptHash: string
}

interface ReportProps {
  report: PreviewReport
  /** The two states that are compared. */
  before: Revision
  after: Revision
  assets: ReportAssets
  sources: ImageSources
  links: Links
}

/** The name of a state, as a link to its commit if the report has an address for it. */
function RevisionName({ revision: { name, commit } }: { revision: Revision }) {
  const address = useContext(LinksContext).commitPage(commit)
  const text = <bdi>{truncate(name, MAX_NAME_LENGTH)}</bdi>
  return address === undefined ? text : <a href={address}>{text}</a>
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
    "style-src 'unsafe-inline'",
    `script-src 'sha256-${scriptHash}'`,
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ')

/** The report as a single self-contained page. React escapes all text. */
export function ReportPage({ report, before, after, assets, sources, links }: ReportProps) {
  const { state, text } = verdict(report.checks)
  const approvals = report.checks.filter(({ needsApproval }) => needsApproval)
  return (
    <html lang="en-US">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta httpEquiv="Content-Security-Policy" content={policy(assets.scriptHash)} />
        <meta name="robots" content="noindex" />
        <meta name="color-scheme" content="light dark" />
        <title>What this changes</title>
        <style dangerouslySetInnerHTML={{ __html: assets.styles }} />
      </head>
      <body>
        <LinksContext.Provider value={links}>
          <main>
            <h1>What this changes</h1>
            {approvals.length > 0 && (
              <Section id="approval" title="For engineering to approve">
                <ChecksSection checks={approvals} />
              </Section>
            )}
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
                <RevisionName revision={before} />
              </dd>
              <dt>After</dt>
              <dd>
                <RevisionName revision={after} />
              </dd>
            </dl>
            <ImageSourcesContext.Provider value={sources}>
              <Section id="content" title="Content">
                <ContentSection content={report.content} />
              </Section>
              <Section id="pages" title="Pages">
                <PagesSection {...report} />
              </Section>
              {report.files.length > 0 && (
                <Section id="files" title="Other files">
                  <FilesSection files={report.files} />
                </Section>
              )}
              <Section id="checks" title="Checks">
                <ChecksSection checks={report.checks.filter(({ needsApproval }) => !needsApproval)} />
              </Section>
            </ImageSourcesContext.Provider>
          </main>
        </LinksContext.Provider>
        <script dangerouslySetInnerHTML={{ __html: assets.script }} />
      </body>
    </html>
  )
}
