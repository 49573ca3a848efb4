import type { IGatsbyImageData } from 'gatsby-plugin-image'
import type { ReactElement } from 'react'

/** Brings a rendered component into a state that only an event can reach. */
export type Play = (root: ParentNode) => void

/** A component in one of its states. */
export interface Specimen {
  /** A description of the state. */
  state: string
  element: ReactElement
  /** Called once the element has come into view. */
  play?: Play
  /** True for a component that would otherwise announce something or take focus on its own. */
  inert?: boolean
}

/** Specimens by component name, created from some of the site's content. */
export type Specimens<Data> = Record<string, (data: Data) => Specimen[]>

/** Returns an image whose file cannot be decoded. */
export function failingImage(data: IGatsbyImageData): IGatsbyImageData {
  return { ...data, images: { fallback: { src: 'data:image/png,' } } }
}

/** Returns an image that has not been loaded. */
export function unloadedImage(data: IGatsbyImageData): IGatsbyImageData {
  return { ...data, images: {} }
}
