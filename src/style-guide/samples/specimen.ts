import type { ReactElement } from 'react'
import type { Drawing, Photograph } from '../../components/Picture'

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

/** An image whose file cannot be decoded. */
export const FAILING_IMAGE: Drawing = { src: 'data:image/png,', width: 640, height: 640 }

/** An image that shows nothing, as before it has loaded. */
export const UNLOADED_IMAGE: Drawing = {
  src: "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg'/>",
  width: 640,
  height: 640,
}

/** Returns a drawing in the form of a photograph, of which the sample content has none. */
export function asPhotograph({ src, width, height }: Drawing): Photograph {
  return { gatsbyImageData: { layout: 'fullWidth', width, height, images: { fallback: { src } } } }
}
