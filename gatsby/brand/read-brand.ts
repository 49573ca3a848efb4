import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { LRUCache } from 'lru-cache'
import { parse } from 'yaml'
import { BRAND_FILE } from '../../content-check/parse/content-files'
import { brand, type BrandContent } from '../../content-model/brand'
import { completeColors } from '../../content-model/colors/complete-colors'
import type { BrandColors } from '../../content-model/colors/contrast'

export interface Brand extends Pick<BrandContent, 'illustrations' | 'corners' | 'typefaces'> {
  colors: BrandColors
  /** The logo's SVG source. */
  logo?: string
}

/** A cache of the last brand. Every page needs it, and parsing it takes milliseconds. */
const lastBrand = new LRUCache<string, Omit<Brand, 'logo'> & { logo?: string }>({
  max: 1,
  memoMethod: (yaml) => {
    const { colors, ...rest } = brand.parse(parse(yaml))
    return { ...rest, colors: completeColors(colors) }
  },
})

/** Reads a content folder's brand; throws if invalid, which the content check rules out. */
export function readBrand(folder: string): Brand {
  const { logo, ...rest } = lastBrand.memo(readFileSync(join(folder, BRAND_FILE), 'utf8'))
  return { ...rest, ...(logo !== undefined && { logo: readFileSync(join(folder, logo), 'utf8') }) }
}

/** The values that tokens.css names with `brand(…)`. */
export function tokenValues({ colors, corners }: Pick<Brand, 'colors' | 'corners'>): Record<string, string> {
  return { ...colors, corners: `${corners}px` }
}
