import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { renderToStaticMarkup } from 'react-dom/server'
import { markdownSummary } from './markdown-summary'
import type { PreviewReport } from './report'
import { ReportPage } from './ReportPage'

/**
 * Writes the report: `index.html`, a self-contained page; `summary.md`, for a comment; `report.json`, for programs.
 *
 * @param folder the output folder
 */
export function writeReport(folder: string, report: PreviewReport): void {
  mkdirSync(folder, { recursive: true })
  const styles = readFileSync(join(__dirname, 'report-page.css'), 'utf8')
  const page = renderToStaticMarkup(<ReportPage {...{ report, styles }} />)
  // The pictures are only in the page.
  const data = { ...report, screenshots: undefined }
  writeFileSync(join(folder, 'index.html'), `<!doctype html>${page}\n`)
  writeFileSync(join(folder, 'summary.md'), `${markdownSummary(report)}\n`)
  writeFileSync(join(folder, 'report.json'), `${JSON.stringify(data, null, 2)}\n`)
}
