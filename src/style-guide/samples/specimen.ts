import type { IGatsbyImageData } from 'gatsby-plugin-image'
import { type ComponentType, createElement, type ReactElement } from 'react'
import { z } from 'zod'
import { longest } from './extremes'

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

/**
 * Creates the specimens of one component.
 *
 * @param component the component
 * @param states its props in each state
 * @param plays actions that bring it into some of these states; these specimens are inert
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
 * Lengthens texts of content entries to the maximum that the content model allows.
 *
 * @param entries content entries
 * @param texts the part of their content type to lengthen
 */
export function lengthened<Entry extends object>(entries: readonly Entry[], texts: z.ZodType<Partial<Entry>>): Entry[] {
  const long = longest(z.array(texts).min(1).max(entries.length))
  return entries.map((entry, index) => ({ ...entry, ...long[index] }))
}

/** Returns a list with every entry as many times as stated, each under a slug of its own. */
export function repeated<Entry extends { slug: string }>(entries: readonly Entry[], times: number): Entry[] {
  return Array.from({ length: times }, (_, round) =>
    entries.map((entry) => ({ ...entry, slug: `${entry.slug}-${round + 1}` })),
  ).flat()
}

/** Returns an image whose file cannot be decoded. */
export function failingImage(data: IGatsbyImageData): IGatsbyImageData {
  return { ...data, images: { fallback: { src: 'data:image/png,' } } }
}

/** Returns an image that has not been loaded. */
export function unloadedImage(data: IGatsbyImageData): IGatsbyImageData {
  return { ...data, images: {} }
}
