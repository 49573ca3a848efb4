import { useContext } from 'react'
import type { ContentChange } from './content-changes'
import { ImageSourcesContext } from './image-sources'
import { groupByEntry, truncate, truncateStart } from './report-text'
import { FullText, TruncatedText } from './TruncatedText'
import { type TextPart, wordChanges } from './word-changes'

const MAX_NAME_LENGTH = 120

/** The maximum number of unchanged characters shown on either side of a change within a long text. */
const MAX_CONTEXT = 160

/** A part of a changed text; only the beginning and end of a long unchanged part are shown. */
function Part({ text, change }: TextPart) {
  if (change === 'same') {
    if (text.length <= 2 * MAX_CONTEXT) return text
    return `${truncate(text, MAX_CONTEXT)} ${truncateStart(text, MAX_CONTEXT)}`
  }
  const Element = change === 'added' ? 'ins' : 'del'
  return (
    <Element>
      <TruncatedText text={text} />
    </Element>
  )
}

function partsOf({ before, after }: ContentChange): TextPart[] {
  if (before !== null && after !== null) return wordChanges(before, after)
  return before === null ? [{ text: after ?? '', change: 'added' }] : [{ text: before, change: 'removed' }]
}

function ChangedImage({ name, side }: { name: string | null; side: 'before' | 'after' }) {
  const source = useContext(ImageSourcesContext)(name ?? '', side)
  return (
    <figure>
      {source === undefined ? <p>No image</p> : <img src={source} alt="" />}
      <figcaption>{side === 'before' ? 'Before' : 'After'}</figcaption>
    </figure>
  )
}

function Values({ change }: { change: ContentChange }) {
  const { before, after, image } = change
  if (image)
    return (
      <div className="pair">
        <ChangedImage name={before} side="before" />
        <ChangedImage name={after} side="after" />
      </div>
    )
  if (change.change === 'moved' || change.change === 'renamed') {
    return (
      <p className="value">
        <TruncatedText text={before ?? ''} /> → <TruncatedText text={after ?? ''} />
      </p>
    )
  }
  return (
    <>
      <p className="value">
        {partsOf(change).map((part, index) => (
          <Part key={index} {...part} />
        ))}
      </p>
      {before !== null && <FullText kind="text before" text={before} />}
      {after !== null && <FullText kind={before === null ? 'text' : 'text after'} text={after} />}
    </>
  )
}

function FieldChangeItem({ change }: { change: ContentChange }) {
  const { field, change: kind, usedBy = [] } = change
  const wholeEntry = field === '' && (kind === 'added' || kind === 'removed')
  return (
    <li>
      <p className="field">
        <TruncatedText text={field === '' ? 'The entry' : field} most={MAX_NAME_LENGTH} />{' '}
        <span className={`tag ${kind}`}>{kind}</span>
      </p>
      {!wholeEntry && <Values change={change} />}
      {usedBy.length > 0 && (
        <p>It was used by {usedBy.map((location) => truncate(location, MAX_NAME_LENGTH)).join(', ')}.</p>
      )}
    </li>
  )
}

/** The content changes, grouped by entry. */
export function ContentSection({ content }: { content: readonly ContentChange[] }) {
  if (content.length === 0) return <p>No content has changed.</p>
  return groupByEntry(content).map(({ label, file, changes }) => (
    <article key={`${file} ${label}`}>
      <h3>
        <TruncatedText text={label} most={MAX_NAME_LENGTH} />
      </h3>
      <p className="file">{file}</p>
      <FullText kind="name" text={label} most={MAX_NAME_LENGTH} />
      <ul>
        {changes.map((change, index) => (
          <FieldChangeItem key={index} change={change} />
        ))}
      </ul>
    </article>
  ))
}
