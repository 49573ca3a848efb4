import { useContext } from 'react'
import type { ContentChange } from './content-changes'
import { ShortText, WholeText } from './LongText'
import { Sources } from './picture-sources'
import { byEntry, endOf, shortened } from './report-text'
import { wordChanges, type TextPart } from './word-changes'

/** How long a name may be before it is shortened. */
const MOST_OF_NAME = 120

/** How much is told around a change within a long text, at most, before and behind it. */
const MOST_AROUND = 160

/** A part of a changed text; what has not changed in it is told by its ends. */
function Part({ text, change }: TextPart) {
  if (change === 'same') {
    if (text.length <= 2 * MOST_AROUND) return text
    return `${shortened(text, MOST_AROUND)} ${endOf(text, MOST_AROUND)}`
  }
  const Element = change === 'added' ? 'ins' : 'del'
  return (
    <Element>
      <ShortText text={text} />
    </Element>
  )
}

function partsOf({ before, after }: ContentChange): TextPart[] {
  if (before !== null && after !== null) return wordChanges(before, after)
  return before === null ? [{ text: after ?? '', change: 'added' }] : [{ text: before, change: 'removed' }]
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

function Values({ change }: { change: ContentChange }) {
  const { before, after, picture } = change
  if (picture)
    return (
      <div className="pair">
        <ChangedPicture name={before} side="before" />
        <ChangedPicture name={after} side="after" />
      </div>
    )
  if (change.change === 'moved' || change.change === 'renamed') {
    return (
      <p className="value">
        <ShortText text={before ?? ''} /> → <ShortText text={after ?? ''} />
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
      {before !== null && <WholeText kind="text before" text={before} />}
      {after !== null && <WholeText kind={before === null ? 'text' : 'text after'} text={after} />}
    </>
  )
}

function FieldChangeItem({ change }: { change: ContentChange }) {
  const { field, change: how, usedBy = [] } = change
  const wholeEntry = field === '' && (how === 'added' || how === 'removed')
  return (
    <li>
      <p className="field">
        <ShortText text={field === '' ? 'The entry' : field} most={MOST_OF_NAME} />{' '}
        <span className={`tag ${how}`}>{how}</span>
      </p>
      {!wholeEntry && <Values change={change} />}
      {usedBy.length > 0 && <p>It was used by {usedBy.map((place) => shortened(place, MOST_OF_NAME)).join(', ')}.</p>}
    </li>
  )
}

/** What has changed in which entries. */
export function ContentPart({ content }: { content: readonly ContentChange[] }) {
  if (content.length === 0) return <p>No content has changed.</p>
  return byEntry(content).map(({ label, file, changes }) => (
    <article key={`${file} ${label}`}>
      <h3>
        <ShortText text={label} most={MOST_OF_NAME} />
      </h3>
      <p className="file">{file}</p>
      <WholeText kind="name" text={label} most={MOST_OF_NAME} />
      <ul>
        {changes.map((change, index) => (
          <FieldChangeItem key={index} change={change} />
        ))}
      </ul>
    </article>
  ))
}
