import type { KnipConfig } from 'knip'

/**
 * Prepares a file for knip: hides the exports that only Gatsby reads (queries and fragments), which it would report as
 * unused, and turns imports of types into imports of values, so that it also reports circles of types.
 */
const compile = (text: string) =>
  text.replace(/^export (?=const query = graphql`)/m, '').replace(/^import type /gm, 'import ')

const config: KnipConfig = {
  // Files that no import leads to: Gatsby, webpack, Jest, or a browser loads them.
  entry: [
    'gatsby-{browser,ssr}.tsx',
    'style-guide.tsx',
    'src/{pages,templates}/**/*.tsx',
    'src/api/*.ts',
    'src/**/*-fragment.ts',
    'src/deferred-start/start.ts',
    'admin/start.ts',
    // The bundle of the editor has this file in place of the package `gatsby`.
    'admin/preview/gatsby.tsx',
    'src/consultation-api/respond.ts',
    // Stryker's configuration; its packages are not installed.
    'stryker.config.mjs',
    // Commands without an npm script; docs/scripts.md lists them.
    'tools/{commands,benchmarks}/*.ts',
  ],
  ignoreDependencies: [
    // Their files are read by path.
    '@fontsource-variable/*',
    '@tabler/icons',
    /^dictionary-/,
    // webpack loads it by name.
    'null-loader',
  ],
  ignoreBinaries: ['mkfifo', 'wait'],
  playwright: { config: ['playwright.config.ts', 'playwright.engines.config.ts'] },
  // Jest resolves the environment in the first line of a test from the root.
  ignoreUnresolved: ['./__tests__/dom-environment.ts'],
  compilers: { ts: compile, tsx: compile },
  // Off by default.
  include: ['files', 'dependencies', 'unlisted', 'unresolved', 'binaries', 'exports', 'types', 'duplicates', 'cycles'],
}

export default config
