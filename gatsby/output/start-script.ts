import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'esbuild'
import { z } from 'zod'
import { htmlText } from '../../src/encoding/html-text'
import { hashSource } from './hash-source'

/** The browsers of package.json's browserslist, in esbuild's words. */
const TARGET = ['chrome122', 'firefox125', 'safari17.4']

const appData = z.object({ webpackCompilationHash: z.string() })

/** The element that gatsby/output/defer-scripts.tsx adds, empty or with the start script of an earlier build. */
const START_ELEMENT = /(<script data-page="[^"<]*">)[^<]*(?:<(?!\/?script\b)[^<]*)*(<\/script>)/

/** The elements that an earlier build has put before it. */
const FORMER_ELEMENTS = /<script nomodule[^<>]*><\/script>/g

/** What starts Gatsby's app on the pages of a build. */
export interface Start {
  /** The elements that name the scripts of the app, and what these must hash to. Browsers with modules leave them alone. */
  elements: string
  /** The integrity of each script that they name, by its path. */
  scripts: ReadonlyMap<string, string>
  /** The script that makes browsers load them, once the visitor is about to use the page. */
  script: string
}

/**
 * Makes what starts the app of a build.
 *
 * @param publicFolder where Gatsby has put the built site
 * @param scripts the paths of the scripts that every page needs
 */
export async function makeStart(publicFolder: string, scripts: readonly string[]): Promise<Start> {
  const read = (file: string) => readFileSync(join(publicFolder, file), 'utf8')
  const hashed = new Map(scripts.map((path) => [path, hashSource('sha384', read(path))]))
  const elements = [...hashed].map(
    ([path, integrity]) =>
      `<script nomodule defer src="${htmlText(path)}" integrity="${htmlText(integrity)}"></script>`,
  )
  const { webpackCompilationHash } = appData.parse(JSON.parse(read('page-data/app-data.json')))
  return { elements: elements.join(''), scripts: hashed, script: await bundle(webpackCompilationHash) }
}

/** A page's HTML with what starts its app in this build, whatever an earlier one has put there. */
export function putStart(html: string, { elements, script }: Pick<Start, 'elements' | 'script'>): string {
  return html
    .replace(FORMER_ELEMENTS, '')
    .replace(START_ELEMENT, (_, open: string, close: string) => elements + open + script + close)
}

async function bundle(buildHash: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: ['src/deferred-start/start.ts'],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: TARGET,
    define: { BUILD_HASH: JSON.stringify(buildHash) },
  })
  const [output] = outputFiles
  if (!output) throw new Error('esbuild made nothing of src/deferred-start/start.ts')
  return output.text.trim()
}
