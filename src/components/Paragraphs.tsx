import styled from 'styled-components'
import { Prose } from './Text'

/** Paragraphs at reading width. */
export function Paragraphs({ paragraphs, className }: { paragraphs: readonly string[]; className?: string }) {
  return (
    <Text className={className}>
      {paragraphs.map((paragraph) => (
        <Prose key={paragraph}>{paragraph}</Prose>
      ))}
    </Text>
  )
}

const Text = styled.div`
  display: grid;
  gap: 1.1em;
`
