import type { ReactNode, Ref } from 'react'
import styled from 'styled-components'
import { Heading } from './Text'

interface TitledListProps {
  items: readonly { readonly title: string; readonly description: string }[]
  ordered?: boolean
  size?: 'xs' | 'sm'
  marker?: (index: number) => ReactNode
  ref?: Ref<HTMLUListElement>
  className?: string
}

/** A list of short titles, each with a sentence. Its `className` lays it out. */
export function TitledList({ items, ordered, size = 'xs', marker, ...list }: TitledListProps) {
  return (
    <List as={ordered ? 'ol' : 'ul'} role="list" $size={size} {...list}>
      {items.map(({ title, description }, index) => (
        <li key={title}>
          {marker?.(index)}
          <Heading as="h3" $size={size}>
            {title}
          </Heading>
          <p>{description}</p>
        </li>
      ))}
    </List>
  )
}

const List = styled.ul<{ $size: 'xs' | 'sm' }>`
  display: grid;

  li {
    --room: 100cqi;

    container-type: inline-size;
    display: grid;
    gap: ${({ $size }) => ($size === 'xs' ? 'var(--space-2xs)' : 'var(--space-xs)')};
    align-content: start;
  }

  p {
    max-inline-size: var(--measure-short);
    color: var(--muted);
  }
`
