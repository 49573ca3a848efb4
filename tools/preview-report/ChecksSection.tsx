import type { Check, CheckFinding } from './report'
import { SourceLink } from './SourceLink'
import { FullText, TruncatedText } from './TruncatedText'

const STATES: Record<Check['state'], string> = { passed: 'Passed', warned: 'Look at it', failed: 'Failed' }

function Finding({ finding: { text, path, file, line } }: { finding: CheckFinding }) {
  return (
    <li>
      <TruncatedText text={text} />
      {(path ?? file) !== undefined && (
        <span className="file">
          {path}
          {path !== undefined && file !== undefined && ' · '}
          {file !== undefined && (
            <SourceLink file={file} line={line}>
              {line === undefined ? file : `${file}, line ${line}`}
            </SourceLink>
          )}
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
