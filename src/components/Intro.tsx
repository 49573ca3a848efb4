import styled from 'styled-components'
import { Heading, Lede } from './Text'

interface IntroProps {
  id: string
  heading: string
  text: string
  className?: string
}

/** The heading of a section with the text under it. */
export function Intro({ id, heading, text, className }: IntroProps) {
  return (
    <Root className={className}>
      <Heading id={id}>{heading}</Heading>
      <Lede>{text}</Lede>
    </Root>
  )
}

const Root = styled.div`
  display: grid;
  gap: var(--space-md);
  align-content: start;
`
