import type { ReactNode } from 'react'
import { ChecksPart } from './ChecksPart'
import { ContentPart } from './ContentPart'
import { PagesPart } from './PagesPart'
import { Sources, type PictureSources } from './picture-sources'
import type { PreviewReport } from './report'
import { extent, verdict } from './report-words'

/** What the file holds beside the report itself, so that it needs no other. */
export interface ReportAssets {
  styles: string
  script: string
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

/** The report as one page, without any other file. React writes every text as text, whatever it holds. */
export function ReportPage({ report, before, after, assets, sources }: ReportProps) {
  const { state, words } = verdict(report.checks)
  return (
    <html lang="en-US">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>What this changes</title>
        <style dangerouslySetInnerHTML={{ __html: assets.styles }} />
      </head>
      <body>
        <main>
          <h1>What this changes</h1>
          <p className={`verdict ${state}`}>{words}</p>
          <p>{extent(report)}</p>
          <dl>
            <dt>Before</dt>
            <dd>{before}</dd>
            <dt>After</dt>
            <dd>{after}</dd>
          </dl>
          <Sources.Provider value={sources}>
            <Section id="content" title="Content">
              <ContentPart content={report.content} />
            </Section>
            <Section id="pages" title="Pages">
              <PagesPart pages={report.pages} pictures={report.pictures} />
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
