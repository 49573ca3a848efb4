import { truncate } from './report-text'

/** The number of characters shown until a reader expands the text: about four lines. */
const MAX_LENGTH = 320

interface TextProps {
  text: string
  /** The kind of text, for the label of the toggle, such as `name`. */
  kind?: string
  most?: number
}

/** The full text behind a toggle; nothing if the text is short enough to be shown in full. */
export function FullText({ text, kind = 'text', most = MAX_LENGTH }: TextProps) {
  if (text.length <= most) return null
  return (
    <details className="whole">
      <summary>
        Full {kind}, {text.length.toLocaleString('en-US')} characters
      </summary>
      <p className="value">{text}</p>
    </details>
  )
}

/** A text, truncated if it is long. */
export function TruncatedText({ text, most = MAX_LENGTH }: Omit<TextProps, 'kind'>) {
  return <bdi>{truncate(text, most)}</bdi>
}
