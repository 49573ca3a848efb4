import { createElement, type ComponentType, type ReactElement } from 'react'
import { z } from 'zod'
import { longest } from './extremes'

/** Brings what is shown into a state to which only an event leads. */
export type Play = (root: ParentNode) => void

/** A component in one of its states. */
export interface Specimen {
  /** The state in words. */
  state: string
  element: ReactElement
  /** Called once the element has come into view. */
  play?: Play
  /** True for what would otherwise speak, or take the focus, without being asked. */
  inert?: boolean
}

/** The specimens of components by the components' names, made of some of the site's content. */
export type Specimens<Data> = Record<string, (data: Data) => Specimen[]>

/**
 * Specimens of one component.
 *
 * @param component the component
 * @param states what it is given in each state
 * @param plays what happens to it in some of these states; it can then not be used
 */
export function specimensOf<Props extends object, State extends string>(
  component: ComponentType<Props>,
  states: Record<State, Props>,
  plays: Partial<Record<NoInfer<State>, Play>> = {},
): Specimen[] {
  const played = new Map(Object.entries<Play | undefined>(plays))
  return Object.entries<Props>(states).map(([state, props]) => {
    const play = played.get(state)
    return { state, element: createElement(component, props), play, inert: play !== undefined }
  })
}

/**
 * Entries whose texts are as long as the content model allows.
 *
 * @param entries entries of the content
 * @param texts the part of their content type that is lengthened
 */
export function lengthened<Entry extends object>(entries: readonly Entry[], texts: z.ZodType<Partial<Entry>>): Entry[] {
  const long = longest(z.array(texts).min(1).max(entries.length))
  return entries.map((entry, index) => ({ ...entry, ...long[index] }))
}
