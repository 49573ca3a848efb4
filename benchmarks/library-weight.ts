/**
 * `npx tsx benchmarks/library-weight.ts "import { useToaster } from 'react-hot-toast/headless'"`: measures what imports add to
 * a page, minified and compressed with Brotli, in addition to React. To weigh packages that are not installed, install them in
 * another folder with `--legacy-peer-deps`, so without React, and set `NODE_PATH` to its `node_modules`.
 */
import { delimiter, resolve } from 'node:path'
import { build } from 'esbuild'
import { brotli } from '../tools/browser/serve-site'

const REACT =
  "import * as React from 'react'; import { hydrateRoot } from 'react-dom/client'; console.log(React, hydrateRoot);"

/** The compressed size of a module with everything that it imports, in bytes. */
async function weigh(source: string): Promise<number> {
  const { outputFiles } = await build({
    stdin: { contents: source, resolveDir: process.cwd() },
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    define: { 'process.env.NODE_ENV': '"production"', global: 'globalThis' },
    external: ['gatsby'],
    // Packages in another folder use this project's React.
    nodePaths: [...(process.env.NODE_PATH?.split(delimiter) ?? []), resolve('node_modules')],
  })
  return brotli(Buffer.from(outputFiles[0]?.contents ?? [])).length
}

/** Makes an import's names used, so that they are not dropped. */
function using(statement: string): string {
  const names = /^import\s*(?:\*\s*as\s+)?\{?([^}'"]*?)\}?\s*from/.exec(statement)?.[1] ?? ''
  return `${statement}; console.log(${names});`
}

async function main(): Promise<void> {
  const react = await weigh(REACT)
  for (const statement of process.argv.slice(2)) {
    const bytes = (await weigh(REACT + using(statement))) - react
    console.log(`${(bytes / 1000).toFixed(1).padStart(6)} kB  ${statement}`)
  }
}

void main()
