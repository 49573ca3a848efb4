import { shortened } from './report-text'

/** How much of a text is shown before a reader asks for all of it: four lines or so. */
const MOST = 320

interface LongTextProps {
  text: string
  /** What the text is, for the words that open it, such as `name`. */
  kind?: string
  most?: number
}

/** All of a text that is too long to stand where its beginning does; nothing where that is all of it. */
export function WholeText({ text, kind = 'text', most = MOST }: LongTextProps) {
  if (text.length <= most) return null
  return (
    <details className="whole">
      <summary>
        The whole {kind}, {text.length.toLocaleString('en-US')} characters
      </summary>
      <p className="value">{text}</p>
    </details>
  )
}

/** A text; of a long one the beginning. */
export function ShortText({ text, most = MOST }: Omit<LongTextProps, 'kind'>) {
  return <bdi>{shortened(text, most)}</bdi>
}
