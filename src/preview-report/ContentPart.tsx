import { useContext } from 'react'
import type { ContentChange } from './content-changes'
import { Sources } from './picture-sources'
import { byEntry } from './report-words'
import { wordChanges } from './word-changes'

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

/** What has changed in which entries. */
export function ContentPart({ content }: { content: readonly ContentChange[] }) {
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
