import type { GatsbyConfig } from 'gatsby'
import postcssPresetEnv from 'postcss-preset-env'
import { CONTENT_MIRROR } from './gatsby/sources/validated-copy'
import { contentTypeName } from './gatsby/schema/content-type-name'
import { ignoredContent } from './gatsby/sources/unpublished'
import { customMedia } from './src/styles/custom-media'

/** Every browser since 2023 shows WebP. A width costs seconds of each first build, so there are two: phone and desktop. */
const PICTURE_DEFAULTS = { formats: ['webp', 'avif'], placeholder: 'none', quality: 55, breakpoints: [640, 1280] }

/** Class names that say their component are for developers; in a build they would weigh on every page. */
const NAMED_STYLES = process.env.NODE_ENV === 'development'

// Gatsby would ask two hosts for the list of adapters at each build, and wait where there is no line. This site is plain
// files, which no adapter has to prepare for a host.
process.env.GATSBY_ADAPTERS_MANIFEST ??= 'module.exports = []'

const config: GatsbyConfig = {
  trailingSlash: 'never',
  jsxRuntime: 'automatic',
  graphqlTypegen: { generateOnBuild: true },
  plugins: [
    {
      resolve: 'gatsby-source-filesystem',
      options: { name: 'content', path: CONTENT_MIRROR, ignore: ignoredContent(CONTENT_MIRROR) },
    },
    { resolve: 'gatsby-transformer-yaml', options: { typeName: contentTypeName } },
    'gatsby-plugin-image',
    { resolve: 'gatsby-plugin-sharp', options: { defaults: PICTURE_DEFAULTS } },
    'gatsby-transformer-sharp',
    { resolve: 'gatsby-plugin-postcss', options: { postCssPlugins: [customMedia(), postcssPresetEnv()] } },
    { resolve: 'gatsby-plugin-styled-components', options: { displayName: NAMED_STYLES, fileName: NAMED_STYLES } },
  ],
}

export default config
