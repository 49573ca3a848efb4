import { container } from '../styles/media'

/** The property of a component whose layout depends on whether the navigation bar has room for its links. */
export interface BarFrom {
  /** The breakpoint from which there is room; null if there is none at any width. */
  $barFrom: Queries.HeaderFragment['barFrom']
}

/** The container query of the styles that apply where the navigation bar shows its links. */
export const barContainer = ({ $barFrom }: BarFrom) => ($barFrom ? container[$barFrom] : '@media not all')
