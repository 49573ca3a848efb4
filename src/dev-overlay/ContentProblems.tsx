import { useEffect, useId } from 'react'
import styled from 'styled-components'
import { Button } from '../components/Button'
import { MESSAGES } from './messages'

interface ContentProblemsProps {
  /** The report as the terminal shows it. */
  text: string
  onHide: () => void
}

/** An overlay with the report of content problems. Escape also hides it. */
export function ContentProblems({ text, onHide }: ContentProblemsProps) {
  const title = useId()

  useEffect(() => {
    const hide = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') onHide()
    }
    document.addEventListener('keydown', hide)
    return () => {
      document.removeEventListener('keydown', hide)
    }
  }, [onHide])

  return (
    <Panel role="alert" aria-labelledby={title} data-tone="lake">
      <Title id={title}>{MESSAGES.title}</Title>
      <p>{MESSAGES.explanation}</p>
      <Report>
        {text.split('\n').map((line, index, { length }) => (
          <Line key={index} $excerpt={/^ +\d* \| /.test(line)}>
            {index < length - 1 ? `${line}\n` : line}
          </Line>
        ))}
      </Report>
      <Button type="button" $variant="secondary" onClick={onHide}>
        {MESSAGES.hide}
      </Button>
    </Panel>
  )
}

const Panel = styled.div`
  position: fixed;
  inset: auto 0 0;
  z-index: calc(var(--layer-toasts) + 1);
  max-block-size: 85vh;
  padding: var(--space-md) var(--page-margin);
  overflow-y: auto;
  border-block-start: 4px solid var(--trail);
  background: var(--ground);
  color: var(--ink);
`

const Title = styled.p`
  font-weight: 600;
  font-size: var(--title-xs);
`

const Report = styled.pre`
  margin-block: var(--space-sm);
  overflow-x: auto;
  font-size: 0.875rem;
  font-family: ui-monospace, 'Liberation Mono', Menlo, Consolas, monospace;
  line-height: 1.5;
`

/** Sentences wrap. Lines of a file do not, so that the caret stays aligned with the text it marks. */
const Line = styled.span<{ $excerpt: boolean }>`
  display: block;
  white-space: ${({ $excerpt }) => ($excerpt ? 'pre' : 'pre-wrap')};
`
