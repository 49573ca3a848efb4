import { createContext } from 'react'
import type { PageScreenshots } from './report'

/**
 * The data URI of an image in the report's page; undefined if there is no such image. Images of the content have the same
 * name on both sides; screenshots have a name for each side.
 */
export type ImageSources = (name: string, side: 'before' | 'after') => string | undefined

/** Provides the images to the components of the report. */
export const ImageSourcesContext = createContext<ImageSources>(() => undefined)

/** The screenshots of this many pages make a file of about 18 MB; files over 25 MB are slow to open and to send. */
const MAX_FULL_SCALE_PAGES = 24

/** The screenshots that the report's page shows: those with differences. */
export const changedScreenshots = (screenshots: readonly PageScreenshots[]) =>
  screenshots.filter(({ pixels }) => pixels > 0)

/** The scale of the screenshots in the report's page: 1 for full resolution, less if there are many. */
export function screenshotScale(screenshots: readonly PageScreenshots[]): number {
  return new Set(changedScreenshots(screenshots).map(({ path }) => path)).size > MAX_FULL_SCALE_PAGES ? 0.5 : 1
}
