import type { ReactElement } from 'react'
import styled from 'styled-components'
import type { Tone } from '../components/Section'
import type { Specimen } from './samples/specimen'

const TONES: readonly Tone[] = ['paper', 'mist', 'lake']

/** A plain background in one of the site's tones, as wide as its content. */
export const ToneBox = styled.div`
  inline-size: fit-content;
  max-inline-size: 100%;
  border: var(--hairline);
  padding: var(--space-sm);
  background: var(--ground);
  color: var(--ink);
`

export const Fieldset = styled.fieldset`
  padding: 0;
  border: 0;
`

/** A box with the typical width of a small component. */
export const NarrowBox = styled.div`
  inline-size: 18rem;
  max-inline-size: 100%;
`

/** A box with the aspect ratio of a map illustration. It is a size container for the drawings in it. */
export const MapBox = styled.div`
  position: relative;
  inline-size: min(34rem, 100vw - 2 * var(--page-margin));
  aspect-ratio: 8 / 5;
  container-type: inline-size;
`

/** Shows a component on each of the site's background tones. */
export function onTones(state: string, element: ReactElement): Specimen[] {
  return TONES.map((tone) => ({ state: `${state}, ${tone}`, element: <ToneBox data-tone={tone}>{element}</ToneBox> }))
}
