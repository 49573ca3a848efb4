import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { pageLink } from './links'
import { markdownSummary } from './markdown-summary'
import type { Check, PageScreenshots, PreviewReport } from './report'
import { Content, Pictures } from './report-content'
import { countChanges, groupName, groupPages, pageChangeText, verdict } from './report-text'

/**
 * The content security policy of the report: it loads nothing else and runs no scripts, even if text from a pull request
 * became markup by mistake. `default-src` does not cover the last two directives.
 */
const POLICY = "default-src 'none'; img-src data:; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'"

function Screenshots({ screenshots }: { screenshots: PageScreenshots }) {
  const { path, width, isOpen, pictures, more } = screenshots
  const device = `${width < 600 ? 'Phone' : 'Desktop'}, ${width} px wide${isOpen ? ', menus open' : ''}`
  return (
    <section className="shot" data-width={width}>
      <h4>
        {device}
        {pictures.length === 0 && ': looks the same'}
      </h4>
      {pictures.map((images, index) => (
        <Pictures key={index} name={`${path}, ${device}, place ${index + 1}`} {...{ images, width }} />
      ))}
      {more > 0 && <p>{more} more places differ.</p>}
    </section>
  )
}

function Pages({ report }: { report: PreviewReport }) {
  const groups = groupPages(report.pages)
  return groups.map((group) => {
    const { page, others } = group
    return (
      <details key={page.path} className="page" open={groups.length <= 3}>
        <summary>
          <h3>
            <bdi>{groupName(group)}</bdi>
          </h3>{' '}
          <span className={`tag ${page.change}`}>{pageChangeText(page)}</span>
        </summary>
        {others.length > 0 && <p>These pages change in exactly the same way. The pictures show the first.</p>}
        <ul className="paths">
          {[page.path, ...others].map((path) => (
            <li key={path}>
              <a href={pageLink(report, path)}>{path}</a>
            </li>
          ))}
        </ul>
        <div className="shots">
          {report.screenshots
            .filter(({ path }) => path === page.path)
            .map((one) => (
              <Screenshots key={one.width} screenshots={one} />
            ))}
        </div>
      </details>
    )
  })
}

const STATES: Record<Check['state'], string> = { passed: 'Passed', warned: 'Needs review', failed: 'Failed' }

function Checks({ checks }: { checks: readonly Check[] }) {
  return checks.map(({ name, state, summary, findings }) => (
    <article key={name}>
      <h3>
        {name} <span className={`tag ${state}`}>{STATES[state]}</span>
      </h3>
      <p>{summary}</p>
      <ul>
        {findings.map(({ text, path }, index) => (
          <li key={index}>
            {text} {path !== undefined && <span>{path}</span>}
          </li>
        ))}
      </ul>
    </article>
  ))
}

function Section({ title, items, children }: { title: string; items: readonly unknown[]; children: ReactNode }) {
  return (
    items.length > 0 && (
      <section>
        <h2>{title}</h2>
        {children}
      </section>
    )
  )
}

/** The report as a page. React escapes all text. */
function ReportPage({ report, styles }: { report: PreviewReport; styles: string }) {
  const { before, after, content, pages, checks } = report
  const { state, text } = verdict(checks)
  const approvals = checks.filter(({ needsApproval }) => needsApproval)
  const others = checks.filter(({ needsApproval }) => !needsApproval)
  return (
    <html lang="en-US">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta httpEquiv="Content-Security-Policy" content={POLICY} />
        <meta name="robots" content="noindex" />
        <title>What this changes</title>
        <style dangerouslySetInnerHTML={{ __html: styles }} />
      </head>
      <body>
        <main>
          <h1>What this changes</h1>
          <Section title="Needs engineering approval" items={approvals}>
            <Checks checks={approvals} />
          </Section>
          <p className={`verdict ${state}`}>{text}</p>
          <p>{countChanges(report)}</p>
          <p>
            Before: <bdi>{before}</bdi>
            <br />
            After: <bdi>{after}</bdi>
          </p>
          <Section title="Checks" items={others}>
            <Checks checks={others} />
          </Section>
          <Section title="Content" items={content}>
            <Content report={report} />
          </Section>
          <Section title="Pages" items={pages}>
            <Pages report={report} />
          </Section>
        </main>
      </body>
    </html>
  )
}

/** Writes the report: `index.html`, self-contained, and `summary.md`, for a comment. */
export function writeReport(folder: string, report: PreviewReport): void {
  mkdirSync(folder, { recursive: true })
  const styles = readFileSync(join(__dirname, 'report-page.css'), 'utf8')
  const page = renderToStaticMarkup(<ReportPage {...{ report, styles }} />)
  writeFileSync(join(folder, 'index.html'), `<!doctype html>${page}\n`)
  writeFileSync(join(folder, 'summary.md'), `${markdownSummary(report)}\n`)
}
