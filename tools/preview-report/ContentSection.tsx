import { useContext } from 'react'
import type { ContentChange } from './content-changes'
import { ImageSourcesContext } from './image-sources'
import { groupByEntry, truncate, truncateStart, UNREADABLE } from './report-text'
import { SourceLink } from './SourceLink'
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
  const { file, line, field, change: kind, texts = [], usedBy = [], isUnreadable } = change
  const wholeEntry = field === '' && kind !== 'renamed'
  return (
    <li>
      <p className="field">
        <TruncatedText text={field === '' ? 'The entry' : field} most={MAX_NAME_LENGTH} />{' '}
        <span className={`tag ${kind}`}>{kind}</span>{' '}
        {line !== undefined && (
          <span className="file">
            <SourceLink file={file} line={line}>
              line {line}
            </SourceLink>
          </span>
        )}
      </p>
      {isUnreadable && <p>{UNREADABLE}</p>}
      {!wholeEntry && <Values change={change} />}
      {texts.length > 0 && (
        <dl className="texts">
          {texts.map((text, index) => (
            <div key={index}>
              <dt>
                <TruncatedText text={text.field} most={MAX_NAME_LENGTH} />
              </dt>
              <dd className="value">
                <TruncatedText text={text.text} />
                <FullText text={text.text} />
              </dd>
            </div>
          ))}
        </dl>
      )}
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
      <p className="file">
        <bdi>{file}</bdi>
      </p>
      <FullText kind="name" text={label} most={MAX_NAME_LENGTH} />
      <ul>
        {changes.map((change, index) => (
          <FieldChangeItem key={index} change={change} />
        ))}
      </ul>
    </article>
  ))
}
