import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'esbuild'
import { z } from 'zod'
import { htmlText } from '../encoding/html-text'
import { hashSource } from './hash-source'

/** The browsers of package.json's browserslist, in esbuild's words. */
const TARGET = ['chrome122', 'firefox125', 'safari17.4']

const appData = z.object({ webpackCompilationHash: z.string() })

/** How the element begins that src/site-build/start-html.tsx leaves room with. */
const START_OPENING = /<script data-page="[^"<]*">/

/** The elements that an earlier build has put before it. */
const FORMER_ELEMENTS = /<script nomodule[^<>]*><\/script>/g

/** What starts Gatsby's app on the pages of a build. */
export interface Start {
  /** The elements that name the scripts of the app, and what these must hash to. Browsers with modules leave them alone. */
  elements: string
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
  const elements = scripts.map((path) => {
    const integrity = hashSource('sha384', read(path))
    return `<script nomodule defer src="${htmlText(path)}" integrity="${htmlText(integrity)}"></script>`
  })
  const { webpackCompilationHash } = appData.parse(JSON.parse(read('page-data/app-data.json')))
  return { elements: elements.join(''), script: await bundle(webpackCompilationHash) }
}

/** A page's HTML with what starts its app in this build, whatever an earlier one has put there. */
export function putStart(html: string, { elements, script }: Start): string {
  const page = html.replace(FORMER_ELEMENTS, '')
  const opening = START_OPENING.exec(page)
  if (!opening) return html
  const start = opening.index + opening[0].length
  return page.slice(0, opening.index) + elements + opening[0] + script + page.slice(page.indexOf('</script>', start))
}

async function bundle(buildHash: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: ['src/start/start.ts'],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: TARGET,
    define: { BUILD_HASH: JSON.stringify(buildHash) },
  })
  const [output] = outputFiles
  if (!output) throw new Error('esbuild made nothing of src/start/start.ts')
  return output.text.trim()
}
