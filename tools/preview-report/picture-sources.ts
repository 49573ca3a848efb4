import { createContext } from 'react'
import type { PagePictures } from './report'

/**
 * The address of a picture within the report's page; undefined where there is no such picture. Pictures of the content have
 * one name on both sides, those of pages have a name each.
 */
export type PictureSources = (name: string, side: 'before' | 'after') => string | undefined

/** By it, the report's parts find their pictures. */
export const Sources = createContext<PictureSources>(() => undefined)

/** The pictures of so many pages make a file of about 18 MB; more than 25 MB are slow to open and to send. */
const MOST_SHARP = 24

/** The pictures that the report's page shows: of those that are equal it says so. */
export const shownOf = (pictures: readonly PagePictures[]) => pictures.filter(({ pixels }) => pixels > 0)

/** How sharp the report's page shows the pictures of pages: 1 as they are, less where they are many. */
export function sharpnessOf(pictures: readonly PagePictures[]): number {
  return new Set(shownOf(pictures).map(({ path }) => path)).size > MOST_SHARP ? 0.5 : 1
}
