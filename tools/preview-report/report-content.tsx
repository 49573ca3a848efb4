import type { ContentChange } from './content-changes'
import { sourceLink } from './links'
import type { BeforeAfter, PreviewReport } from './report'
import { groupByEntry, shortenMiddle } from './report-text'
import { wordChanges } from './word-changes'

/** The number of unchanged characters shown between two changes of a long text. */
const MAX_CONTEXT = 320

function Picture({ image, title, name }: { image: Buffer | undefined; title: string; name: string }) {
  return (
    image && (
      <figure>
        <figcaption>{title}</figcaption>
        <img src={`data:image/webp;base64,${image.toString('base64')}`} alt={`${name}, ${title}`} />
      </figure>
    )
  )
}

/** Pictures before and after; only one if a side has none. Phone widths are side by side. */
export function Pictures({ images, name, width }: { images: BeforeAfter<Buffer>; name: string; width: number }) {
  return (
    <div className={width < 600 ? 'pair' : undefined}>
      <Picture image={images.before} title="Before" name={name} />
      <Picture image={images.after} title="After" name={name} />
    </div>
  )
}

function Change({ change, report }: { change: ContentChange; report: PreviewReport }) {
  const { file, line, field, before, after, change: kind, pictures } = change
  return (
    <li>
      <p>
        <strong>
          <bdi>{field}</bdi>
        </strong>{' '}
        <span className={`tag ${kind}`}>{kind}</span>{' '}
        {line !== undefined && <a href={sourceLink(report, file, line)}>line {line}</a>}
      </p>
      <p className="value">
        {wordChanges(before, after).map(({ value, added, removed }, index) => {
          if (added) return <ins key={index}>{value}</ins>
          return removed ? <del key={index}>{value}</del> : shortenMiddle(value, MAX_CONTEXT)
        })}
      </p>
      {pictures && <Pictures images={pictures} name={field} width={0} />}
    </li>
  )
}

/** The changed fields of each entry. */
export function Content({ report }: { report: PreviewReport }) {
  return groupByEntry(report.content).map(({ label, file, changes }) => (
    <article key={`${file} ${label}`}>
      <h3>{label}</h3>
      <p>{file}</p>
      <ul>
        {changes.map((change, index) => (
          <Change key={index} {...{ change, report }} />
        ))}
      </ul>
    </article>
  ))
}
