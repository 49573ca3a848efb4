import { useContext } from 'react'
import { LinksContext } from './links'
import type { Check, CheckFinding } from './report'
import { FullText, TruncatedText } from './TruncatedText'

const STATES: Record<Check['state'], string> = { passed: 'Passed', warned: 'Look at it', failed: 'Failed' }

function Finding({ finding: { text, path, file, line } }: { finding: CheckFinding }) {
  const links = useContext(LinksContext)
  return (
    <li>
      <TruncatedText text={text} />
      {path !== undefined && <span className="file">{path}</span>}
      {file !== undefined && (
        <span className="file">
          <a href={links.source(file, line)}>{line === undefined ? file : `${file}, line ${line}`}</a>
        </span>
      )}
      <FullText text={text} />
    </li>
  )
}

/** The results of the checks. */
export function ChecksSection({ checks }: { checks: readonly Check[] }) {
  return checks.map(({ name, state, summary, findings }) => (
    <article key={name}>
      <h3>
        {name} <span className={`tag ${state}`}>{STATES[state]}</span>
      </h3>
      <p className="summary">{summary}</p>
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
