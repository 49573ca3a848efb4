import { createContext } from 'react'
import type { PagePictures } from './report'

/**
 * The data URI of an image in the report's page; undefined if there is no such image. Images of the content have the same
 * name on both sides; screenshots have a name for each side.
 */
export type PictureSources = (name: string, side: 'before' | 'after') => string | undefined

/** Provides the images to the components of the report. */
export const Sources = createContext<PictureSources>(() => undefined)

/** The screenshots of this many pages make a file of about 18 MB; files over 25 MB are slow to open and to send. */
const MAX_SHARP_PAGES = 24

/** The screenshots that the report's page shows: those with differences. */
export const shownOf = (pictures: readonly PagePictures[]) => pictures.filter(({ pixels }) => pixels > 0)

/** The scale of the screenshots in the report's page: 1 for full resolution, less if there are many. */
export function sharpnessOf(pictures: readonly PagePictures[]): number {
  return new Set(shownOf(pictures).map(({ path }) => path)).size > MAX_SHARP_PAGES ? 0.5 : 1
}
