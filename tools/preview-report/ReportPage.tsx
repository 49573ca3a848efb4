import type { ReactNode } from 'react'
import { ChecksSection } from './ChecksSection'
import { type ContentImages, ContentSection } from './ContentSection'
import { type Links, LinksContext } from './links'
import { PagesSection } from './PagesSection'
import type { PreviewReport } from './report'
import { countChanges, verdict } from './report-text'
import type { Revision } from './revisions'
import { TruncatedText } from './TruncatedText'

interface ReportProps {
  report: PreviewReport
  /** The two states that are compared. */
  before: Revision
  after: Revision
  /** The style sheet, which is embedded, so that the report is a single file. */
  styles: string
  images: ContentImages
  links: Links
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
 * The Content Security Policy: the page may load only itself, and runs no scripts, even if text of the report became markup by
 * mistake. `default-src` does not cover the last two directives: without them, such markup could submit a form to another site or
 * change the base URL of the page's links.
 */
const POLICY = "default-src 'none'; img-src data:; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'"

/** The report as a single self-contained page. React escapes all text. */
export function ReportPage({ report, before, after, styles, images, links }: ReportProps) {
  const { state, text } = verdict(report.checks)
  const approvals = report.checks.filter(({ needsApproval }) => needsApproval)
  return (
    <html lang="en-US">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta httpEquiv="Content-Security-Policy" content={POLICY} />
        <meta name="robots" content="noindex" />
        <meta name="color-scheme" content="light dark" />
        <title>What this changes</title>
        <style dangerouslySetInnerHTML={{ __html: styles }} />
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
                <TruncatedText text={before.name} most={MAX_NAME_LENGTH} />
              </dd>
              <dt>After</dt>
              <dd>
                <TruncatedText text={after.name} most={MAX_NAME_LENGTH} />
              </dd>
            </dl>
            <Section id="content" title="Content">
              <ContentSection content={report.content} images={images} />
            </Section>
            <Section id="pages" title="Pages">
              <PagesSection {...report} />
            </Section>
            {report.files.length > 0 && (
              <Section id="files" title="Other files">
                <ul className="paths">
                  {report.files.map(({ name, change }) => (
                    <li key={name}>
                      <bdi>{name}</bdi> <span className={`tag ${change}`}>{change}</span>
                    </li>
                  ))}
                </ul>
              </Section>
            )}
            <Section id="checks" title="Checks">
              <ChecksSection checks={report.checks.filter(({ needsApproval }) => !needsApproval)} />
            </Section>
          </main>
        </LinksContext.Provider>
      </body>
    </html>
  )
}
