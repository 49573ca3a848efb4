import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import type { GatsbyConfig } from 'gatsby'
import { BRAND_FILE } from './content-check/parse/content-files'
import { brandTokens } from './gatsby/brand/brand-tokens'
import { readBrand, tokenValues } from './gatsby/brand/read-brand'
import { writeCacheKey } from './gatsby/sources/cache-key'
import { contentTypeName } from './gatsby/sources/content-entries'
import { CONTENT_COPY } from './gatsby/sources/validated-copy'

/** Photographs. At these qualities, both formats are equally close to the original. Each width adds seconds to a first build. */
const IMAGE_DEFAULTS = {
  formats: ['webp', 'avif'],
  placeholder: 'none',
  quality: 55,
  avifOptions: { quality: 38 },
  breakpoints: [640, 1280],
}

/** Class names that include the component's name help developers; in a build they would make every page larger. */
const READABLE_CLASS_NAMES = process.env.NODE_ENV === 'development'

// Without this, Gatsby would request the list of adapters from two hosts in each build, and stall if offline.
process.env.GATSBY_ADAPTERS_MANIFEST ??= 'module.exports = []'

// Gatsby leaves one processor to itself, but waits while images are resized and pages are rendered.
process.env.GATSBY_CPU_COUNT ??= String(availableParallelism() + 1)

// With a smaller growth per garbage collection, the memory of a build peaks a quarter lower than 1.6 GB. A limit
// (--max-old-space-size) would fail large sites instead.
setFlagsFromString('--heap-growing-percent=70')

// In the processes that draw share images, which start later, glibc would hold 120 MB of freed memory in the arenas of their threads.
process.env.MALLOC_ARENA_MAX ??= '2'

// Before Gatsby compares its cache with the code. The processes that Gatsby starts for queries and pages evaluate this file too.
if (process.env.GATSBY_WORKER_POOL_WORKER === undefined) writeCacheKey()

const brand = brandTokens(resolve(CONTENT_COPY, BRAND_FILE), () => tokenValues(readBrand(CONTENT_COPY)))

const config: GatsbyConfig = {
  trailingSlash: 'never',
  jsxRuntime: 'automatic',
  graphqlTypegen: { generateOnBuild: true },
  plugins: [
    { resolve: 'gatsby-source-filesystem', options: { name: 'content', path: CONTENT_COPY } },
    { resolve: 'gatsby-transformer-yaml', options: { typeName: contentTypeName } },
    'gatsby-plugin-image',
    { resolve: 'gatsby-plugin-sharp', options: { defaults: IMAGE_DEFAULTS } },
    'gatsby-transformer-sharp',
    { resolve: 'gatsby-plugin-postcss', options: { postCssPlugins: [brand] } },
    {
      resolve: 'gatsby-plugin-styled-components',
      options: { displayName: READABLE_CLASS_NAMES, fileName: READABLE_CLASS_NAMES },
    },
  ],
}

export default config
