import type { GatsbyConfig } from 'gatsby'
import postcssPresetEnv from 'postcss-preset-env'
import { CONTENT_MIRROR } from './src/site-build/content-mirror'
import { contentTypeName } from './src/site-build/content-type-name'
import { ignoredContent } from './src/site-build/unpublished'
import { customMedia } from './src/styles/custom-media'

/** Every browser since 2023 shows WebP. A width costs seconds of each first build, so there are two: phone and desktop. */
const PICTURE_DEFAULTS = { formats: ['webp', 'avif'], placeholder: 'none', quality: 55, breakpoints: [640, 1280] }

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
    'gatsby-plugin-styled-components',
  ],
}

export default config
