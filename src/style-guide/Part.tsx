import type { ReactNode } from 'react'
import styled from 'styled-components'
import { Container } from '../components/Section'
import { Heading } from '../components/Text'

interface PartProps {
  id: string
  title: string
  children: ReactNode
}

/** A part of the style guide with its heading. */
export function Part({ id, title, children }: PartProps) {
  return (
    <Root id={id} aria-labelledby={`${id}-heading`}>
      <Container>
        <Heading id={`${id}-heading`}>{title}</Heading>
      </Container>
      {children}
    </Root>
  )
}

/** A chapter of a part with its heading. */
export function Chapter({ id, title, children }: PartProps) {
  return (
    <section id={id} aria-labelledby={`${id}-heading`}>
      <Container>
        <Title as="h3" $size="sm" id={`${id}-heading`}>
          {title}
        </Title>
      </Container>
      {children}
    </section>
  )
}

const Root = styled.section`
  padding-block: var(--space-2xl) 0;
`

const Title = styled(Heading)`
  padding-block: var(--space-xl) var(--space-sm);
`
