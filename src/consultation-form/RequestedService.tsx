import { graphql } from 'gatsby'
import { useSyncExternalStore } from 'react'
import styled from 'styled-components'
import { boxId, requestedService } from '../deferred-start/requested-service'
import { interpolate } from '../layout/interpolate'

interface RequestedServiceProps {
  services: readonly Queries.RequestedServiceFragment[]
  text: string
}

const neverChanges = () => () => undefined

/** A checked box with the service in the page’s address, unless the visitor leaves it out. */
export function RequestedService({ services, text }: RequestedServiceProps) {
  const requested = useSyncExternalStore(neverChanges, requestedService, () => null)
  // The start script shows the box before the first paint, so React finds other attributes than it expects.
  return services.map(({ slug, name }) => (
    <Label key={slug} id={boxId(slug)} hidden={slug !== requested} suppressHydrationWarning>
      <input
        type="checkbox"
        name="service"
        value={name}
        defaultChecked
        disabled={slug !== requested}
        suppressHydrationWarning
      />
      {interpolate(text, { service: name })}
    </Label>
  ))
}

export const query = graphql`
  fragment RequestedService on Service {
    slug
    name
  }
`

const Label = styled.label`
  &:not([hidden]) {
    display: flex;
  }

  gap: var(--space-xs);
  align-items: center;
  min-block-size: 3rem;
  padding: var(--space-2xs) var(--space-sm);
  background: var(--mist);
  font-weight: 600;

  input {
    inline-size: 1.25rem;
    block-size: 1.25rem;
    accent-color: var(--ink);
  }

  &:has(:not(:checked)) {
    color: var(--muted-on-mist);
    font-weight: 400;
  }
`
