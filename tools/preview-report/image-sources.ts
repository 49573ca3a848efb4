import { createContext } from 'react'
import type { PageScreenshots, Region } from './report'

/**
 * The data URI of an image in the report's page; undefined if there is no such image. Images of the content have the same
 * name on both sides; screenshots have a name for each side.
 */
export type ImageSources = (name: string, side: 'before' | 'after') => string | undefined

/** Provides the images to the components of the report. */
export const ImageSourcesContext = createContext<ImageSources>(() => undefined)

/** The number of changed places that the report's page shows at full resolution, for each page and width. */
const MAX_CROPS = 3

/** The distance around a changed place that is shown, in pixels. */
const CROP_MARGIN = 32

/** Narrower places are shown with what is next to them. */
const MIN_CROP_WIDTH = 320

/** Of taller places, the top is shown. */
const MAX_CROP_HEIGHT = 900

/** A changed place, and the part of the screenshot around it that is shown. */
export interface Crop {
  /** The name of the part of an image, for {@link ImageSources}. */
  nameIn: (image: string) => string
  area: Region
  region: Region
}

/** The changed places of a page that are shown at full resolution. */
export function cropsOf({ regions, width, height }: PageScreenshots): Crop[] {
  return regions.slice(0, MAX_CROPS).map((region, index) => {
    const missing = Math.max(0, MIN_CROP_WIDTH - region.width - 2 * CROP_MARGIN) / 2
    const left = Math.max(0, Math.floor(region.left - CROP_MARGIN - missing))
    const right = Math.min(width, Math.ceil(region.left + region.width + CROP_MARGIN + missing))
    const top = Math.max(0, region.top - CROP_MARGIN)
    const bottom = Math.min(height, region.top + region.height + CROP_MARGIN, top + MAX_CROP_HEIGHT)
    const area = { left, top, width: right - left, height: bottom - top }
    return { nameIn: (image) => `${image} ${index}`, area, region }
  })
}
