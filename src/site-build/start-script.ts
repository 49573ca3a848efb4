import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'esbuild'
import { z } from 'zod'
import { START_PLACEHOLDER } from '../start/start-address'
import type { StartPlan } from '../start/start-plan'
import { hashSource } from './hash-source'

/** The browsers of package.json's browserslist, in esbuild's words. */
const TARGET = ['chrome122', 'firefox125', 'safari17.4']

const appData = z.object({ webpackCompilationHash: z.string() })

/** The start script of a build. */
export interface StartScript {
  /** Its path, which has the hash of its content. */
  address: string
  /** What it must hash to, in the form of Subresource Integrity. */
  integrity: string
}

/**
 * Writes the start script of a build under a name with the hash of its content.
 *
 * @param publicFolder where Gatsby has put the built site
 * @param scripts the paths of the scripts that every page needs
 */
export async function writeStartScript(publicFolder: string, scripts: readonly string[]): Promise<StartScript> {
  const script = await bundle(makePlan(publicFolder, scripts))
  const hash = createHash('sha256').update(script).digest('hex').slice(0, 20)
  const address = `/start-${hash}.js`
  writeFileSync(join(publicFolder, address), script)
  return { address, integrity: hashSource('sha384', script) }
}

/** A page's HTML with this start script, whichever it had before. */
export function nameStartScript(html: string, { address, integrity }: StartScript): string {
  const base = START_PLACEHOLDER.replace('.js', '')
  const source = new RegExp(`(<script [^>]*src=")${base}(?:-[0-9a-f]{20})?\\.js"(?: integrity="[^"]*")?`, 'g')
  return html.replace(source, `$1${address}" integrity="${integrity}"`)
}

function makePlan(publicFolder: string, scripts: readonly string[]): StartPlan {
  const text = (file: string) => readFileSync(join(publicFolder, file), 'utf8')
  return {
    scripts: Object.fromEntries(scripts.map((path) => [path, hashSource('sha384', text(path))])),
    build: appData.parse(JSON.parse(text('page-data/app-data.json'))).webpackCompilationHash,
  }
}

async function bundle(plan: StartPlan): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: ['src/start/start.ts'],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: TARGET,
    define: { START_PLAN: JSON.stringify(plan) },
  })
  const [output] = outputFiles
  if (!output) throw new Error('esbuild made nothing of src/start/start.ts')
  return output.text
}
