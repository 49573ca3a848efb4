import styled from 'styled-components'
import { Container } from '../components/Section'
import { Frame } from './Frame'
import type { Specimen } from './samples/specimen'

interface SpecimensProps {
  /** The component's name. */
  name: string
  specimens: readonly Specimen[]
}

/** Full-width sections, stacked vertically. */
export function WideSpecimens({ name, specimens }: SpecimensProps) {
  return specimens.map(({ state, ...specimen }) => (
    <Wide key={state}>
      <Container as="figcaption">
        <Caption name={name} state={state} />
      </Container>
      <Frame {...specimen} />
    </Wide>
  ))
}

/** Small components side by side. */
export function SmallSpecimens({ name, specimens }: SpecimensProps) {
  return (
    <Row>
      {specimens.map(({ state, ...specimen }) => (
        <figure key={state}>
          <figcaption>
            <Caption name={name} state={state} />
          </figcaption>
          <Frame {...specimen} />
        </figure>
      ))}
    </Row>
  )
}

/** The caption of a specimen. */
export function Caption({ name, state }: { name: string; state: string }) {
  return (
    <Label>
      <strong>{name}</strong> {state}
    </Label>
  )
}

const Wide = styled.figure`
  margin-block-end: var(--space-lg);
  border-block-end: var(--hairline);

  > figcaption {
    padding-block: var(--space-xs);
    border-block-start: var(--hairline);
  }
`

const Row = styled(Container)`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-lg);

  > figure {
    max-inline-size: 100%;
  }

  > figure > figcaption {
    padding-block-end: var(--space-2xs);
  }
`

const Label = styled.span`
  color: var(--muted);
  font-size: var(--text-sm);

  strong {
    color: var(--ink);
    font-weight: 600;
  }
`
