import { useContext } from 'react'
import type { ContentChange } from './content-changes'
import { LinksContext } from './links'
import { dataUri, groupByEntry, shortenMiddle } from './report-text'
import { FullText, TruncatedText } from './TruncatedText'
import { type TextPart, wordChanges } from './word-changes'

const MAX_NAME_LENGTH = 120

/** The maximum number of unchanged characters shown between two changes of a long text. */
const MAX_CONTEXT = 320

function Part({ text, change }: TextPart) {
  if (change === 'same') return shortenMiddle(text, MAX_CONTEXT)
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

/** The changed images of the content as WebP files, by side and path, such as `before content/logo.png`. */
export type ContentImages = ReadonlyMap<string, Buffer>

function ChangedImage({ image, side }: { image: Buffer | undefined; side: 'before' | 'after' }) {
  return (
    <figure>
      {image ? <img src={dataUri(image)} alt="" /> : <p>No image</p>}
      <figcaption>{side === 'before' ? 'Before' : 'After'}</figcaption>
    </figure>
  )
}

interface ChangeProps {
  change: ContentChange
  images: ContentImages
}

function Values({ change, images }: ChangeProps) {
  const { before, after, image } = change
  if (image)
    return (
      <div className="pair">
        <ChangedImage image={images.get(`before ${before}`)} side="before" />
        <ChangedImage image={images.get(`after ${after}`)} side="after" />
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

function FieldChangeItem({ change, images }: ChangeProps) {
  const { file, line, field, change: kind, texts = [] } = change
  const links = useContext(LinksContext)
  const wholeEntry = field === '' && kind !== 'renamed'
  return (
    <li>
      <p className="field">
        <TruncatedText text={field === '' ? 'The entry' : field} most={MAX_NAME_LENGTH} />{' '}
        <span className={`tag ${kind}`}>{kind}</span>{' '}
        {line !== undefined && (
          <span className="file">
            <a href={links.source(file, line)}>line {line}</a>
          </span>
        )}
      </p>
      {!wholeEntry && <Values change={change} images={images} />}
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
    </li>
  )
}

/** The content changes, grouped by entry. */
export function ContentSection({ content, images }: { content: readonly ContentChange[]; images: ContentImages }) {
  if (content.length === 0) return <p>No content has changed.</p>
  return groupByEntry(content).map(({ label, file, changes }) => (
    <article key={`${file} ${label}`}>
      <h3>
        <TruncatedText text={label} most={MAX_NAME_LENGTH} />
      </h3>
      <p className="file">
        <bdi>{file}</bdi>
      </p>
      <ul>
        {changes.map((change, index) => (
          <FieldChangeItem key={index} change={change} images={images} />
        ))}
      </ul>
    </article>
  ))
}
