import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'esbuild'
import { z } from 'zod'
import { START_PLACEHOLDER } from '../start/start-address'
import type { StartPlan } from '../start/start-plan'

/** The browsers of package.json's browserslist, in esbuild's words. */
const TARGET = ['chrome122', 'firefox125', 'safari17.4']

const webpackStats = z.object({ assetsByChunkName: z.object({ app: z.array(z.string()) }) })
const chunkMap = z.record(z.string(), z.array(z.string()))
const appData = z.object({ webpackCompilationHash: z.string() })

/**
 * Writes the start script of a build under a name with the hash of its content, and names it in every HTML file: Gatsby
 * writes anew only the pages that changed, and the others still name the script of an earlier build.
 *
 * @param publicFolder where Gatsby has put the built site
 */
export async function writeStartScript(publicFolder: string): Promise<void> {
  const script = await bundle(readPlan(publicFolder))
  const hash = createHash('sha256').update(script).digest('hex').slice(0, 20)
  const address = `/start-${hash}.js`
  writeFileSync(join(publicFolder, address), script)
  for (const file of htmlFiles(publicFolder)) {
    const html = readFileSync(file, 'utf8')
    const named = nameStartScript(html, address)
    if (named !== html) writeFileSync(file, named)
  }
}

/** A page's HTML with this address for its start script, whichever it had before. */
export function nameStartScript(html: string, address: string): string {
  const base = START_PLACEHOLDER.replace('.js', '')
  return html.replace(new RegExp(`(<script [^>]*src=")${base}(?:-[0-9a-f]{20})?\\.js"`, 'g'), `$1${address}"`)
}

function readPlan(publicFolder: string): StartPlan {
  const read = <Content>(file: string, schema: z.ZodType<Content>) =>
    schema.parse(JSON.parse(readFileSync(join(publicFolder, file), 'utf8')))
  const { app } = read('webpack.stats.json', webpackStats).assetsByChunkName
  return {
    scripts: app.filter((asset) => asset.endsWith('.js')).map((asset) => `/${asset}`),
    chunks: read('chunk-map.json', chunkMap),
    build: read('page-data/app-data.json', appData).webpackCompilationHash,
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

/** Every HTML file that is a page: Gatsby keeps parts of pages as HTML as well. */
function htmlFiles(publicFolder: string): string[] {
  return readdirSync(publicFolder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.html'))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !file.startsWith(join(publicFolder, '_gatsby')))
}
