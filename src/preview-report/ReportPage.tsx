import { createContext, useContext, type ReactNode } from 'react'
import type { ContentChange } from './content-changes'
import type { PageChange } from './page-changes'
import type { Check, CheckFinding, PagePictures, PreviewReport } from './report'
import { byEntry, extent, pageWords, verdict } from './report-words'
import { wordChanges } from './word-changes'

/** The data URI of a picture by its name in the report; undefined where there is no such picture. */
export type PictureSources = (name: string, side: 'before' | 'after') => string | undefined

const Sources = createContext<PictureSources>(() => undefined)

const STATES: Record<Check['state'], string> = { passed: 'Passed', warned: 'Look at it', failed: 'Failed' }

function ChangedText({ before, after }: { before: string; after: string }) {
  return wordChanges(before, after).map(({ text, change }, index) => {
    if (change === 'same') return text
    const Element = change === 'added' ? 'ins' : 'del'
    return <Element key={index}>{text}</Element>
  })
}

function ChangedPicture({ name, side }: { name: string | null; side: 'before' | 'after' }) {
  const source = useContext(Sources)(name ?? '', side)
  return (
    <figure>
      {source === undefined ? <p>No picture</p> : <img src={source} alt="" />}
      <figcaption>{side === 'before' ? 'Before' : 'After'}</figcaption>
    </figure>
  )
}

function Values({ change: { before, after, change, picture } }: { change: ContentChange }) {
  if (picture)
    return (
      <div className="pair">
        <ChangedPicture name={before} side="before" />
        <ChangedPicture name={after} side="after" />
      </div>
    )
  if (change === 'moved' || change === 'renamed') {
    return (
      <p className="value">
        {before} → {after}
      </p>
    )
  }
  return (
    <p className="value">
      {before !== null && after !== null ? (
        <ChangedText before={before} after={after} />
      ) : (
        <>
          {before !== null && <del>{before}</del>}
          {after !== null && <ins>{after}</ins>}
        </>
      )}
    </p>
  )
}

function FieldChangeItem({ change }: { change: ContentChange }) {
  const { field, change: how, usedBy = [] } = change
  const wholeEntry = field === '' && (how === 'added' || how === 'removed')
  return (
    <li>
      <p className="field">
        {field === '' ? 'The entry' : field} <span className={`tag ${how}`}>{how}</span>
      </p>
      {!wholeEntry && <Values change={change} />}
      {usedBy.length > 0 && <p>It was used by {usedBy.join(', ')}.</p>}
    </li>
  )
}

function Content({ content }: { content: PreviewReport['content'] }) {
  if (content.length === 0) return <p>No content has changed.</p>
  return byEntry(content).map(({ label, file, changes }) => (
    <article key={`${file} ${label}`}>
      <h3>{label}</h3>
      <p className="file">{file}</p>
      <ul>
        {changes.map((change, index) => (
          <FieldChangeItem key={index} change={change} />
        ))}
      </ul>
    </article>
  ))
}

function Shot({ pictures, path }: { pictures: PagePictures; path: string }) {
  const source = useContext(Sources)
  const { width, before, after, difference, pixels } = pictures
  const [old, now, differing] = [before, after, difference].map((name) => name && source(name, 'after'))
  const device = `${path} at ${width} pixels`
  if (!old || !now)
    return (
      <figure className="shot" data-width={width}>
        <img src={old ?? now} alt={`${device}, ${old ? 'before' : 'after'}`} loading="lazy" />
        <figcaption>
          {width} px, {old ? 'before' : 'after'}
        </figcaption>
      </figure>
    )
  return (
    <figure className="shot" data-width={width}>
      <div className="compare">
        <img className="after" src={now} alt={`${device}, after`} loading="lazy" />
        <img className="before" src={old} alt={`${device}, before`} loading="lazy" />
        {differing && (
          <img className="difference" src={differing} alt={`${device}, the difference`} loading="lazy" hidden />
        )}
      </div>
      <figcaption>
        <label>
          Before <input type="range" min="0" max="100" defaultValue="50" /> After, {width} px
        </label>
        {differing && (
          <label>
            <input type="checkbox" /> Difference ({pixels.toLocaleString('en-US')} pixels)
          </label>
        )}
      </figcaption>
    </figure>
  )
}

function Page({ page, pictures }: { page: PageChange; pictures: readonly PagePictures[] }) {
  return (
    <details>
      <summary>
        <code>{page.path}</code> <span className={`tag ${page.change}`}>{pageWords(page)}</span>
      </summary>
      {pictures.length === 0 && <p>There is no picture of it.</p>}
      <div className="shots">
        {pictures.map((one) =>
          one.pixels === 0 ? (
            <p key={one.width}>At {one.width} px it looks the same.</p>
          ) : (
            <Shot key={one.width} pictures={one} path={page.path} />
          ),
        )}
      </div>
    </details>
  )
}

function Finding({ finding: { text, path, file, line } }: { finding: CheckFinding }) {
  return (
    <li>
      {text}
      {(path ?? file) !== undefined && (
        <span className="file">
          {[path, file && (line === undefined ? file : `${file}, line ${line}`)].filter(Boolean).join(' · ')}
        </span>
      )}
    </li>
  )
}

function Checks({ checks }: { checks: readonly Check[] }) {
  return checks.map(({ name, state, summary, findings }) => (
    <article key={name}>
      <h3>
        {name} <span className={`tag ${state}`}>{STATES[state]}</span>
      </h3>
      <p>{summary}</p>
      {findings.length > 0 && (
        <ul>
          {findings.map((finding, index) => (
            <Finding key={index} finding={finding} />
          ))}
        </ul>
      )}
    </article>
  ))
}

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
              <Content content={report.content} />
            </Section>
            <Section id="pages" title="Pages">
              {report.pages.length === 0 && <p>No page looks or reads otherwise.</p>}
              {report.pages.map((page) => (
                <Page key={page.path} page={page} pictures={report.pictures.filter(({ path }) => path === page.path)} />
              ))}
            </Section>
            <Section id="checks" title="Checks">
              <Checks checks={report.checks} />
            </Section>
          </Sources.Provider>
        </main>
        <script dangerouslySetInnerHTML={{ __html: assets.script }} />
      </body>
    </html>
  )
}
