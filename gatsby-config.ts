import { resolve } from 'node:path'
import type { GatsbyConfig } from 'gatsby'
import { BRAND_FILE } from './content-check/parse/content-files'
import { brandTokens } from './gatsby/brand/brand-tokens'
import { readBrand, tokenValues } from './gatsby/brand/read-brand'
import { writeCacheKey } from './gatsby/sources/cache-key'
import { contentTypeName } from './gatsby/sources/content-entries'
import { CONTENT_COPY } from './gatsby/sources/content-copy'

/**
 * How pictures are resized. At these qualities, both formats are equally close to the original. There are only two
 * breakpoints, because each width adds seconds to a first build.
 */
const IMAGE_DEFAULTS = {
  formats: ['webp', 'avif'],
  placeholder: 'none',
  quality: 55,
  avifOptions: { quality: 38 },
  breakpoints: [640, 1280],
}

// Gatsby would otherwise request the list of adapters from two hosts in each build, and stall if it is offline.
process.env.GATSBY_ADAPTERS_MANIFEST ??= 'module.exports = []'

// For each thread that draws share images, glibc would keep freed memory in an arena: 120 MB in all.
process.env.MALLOC_ARENA_MAX ??= '2'

// This runs before Gatsby compares its cache with the code. Its query and page processes, which also load this file, skip
// it, because the key is the same for them.
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
    // Class names that contain the name of the component would make every page larger.
    { resolve: 'gatsby-plugin-styled-components', options: { displayName: false, fileName: false } },
  ],
}

export default config
