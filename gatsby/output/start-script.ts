import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'esbuild'
import { escapeHtml } from '../encoding/escape-html'
import { BROWSER_TARGETS } from './browser-targets'
import type { BuiltApp } from './built-app'
import { hashSource } from './hash-source'

/** The element that gatsby/output/defer-scripts.tsx adds, empty or with the start script of an earlier build. */
const START_ELEMENT = /(<script data-page="[^"<]*">)[^<]*(?:<(?!\/?script\b)[^<]*)*(<\/script>)/

/** The script elements that an earlier build added before it. */
const PREVIOUS_ELEMENTS = /<script nomodule[^<>]*><\/script>/g

/** The parts of a page that start Gatsby's app. */
export interface StartScript {
  /** Script elements with the paths and integrity of the app's scripts. Browsers that support modules do not run them. */
  elements: string
  /** The inline script that loads them once the visitor is about to use the page. */
  script: string
}

/** Creates the parts that start the app of a build. */
export async function createStartScript(publicFolder: string, { scripts, hash }: BuiltApp): Promise<StartScript> {
  const elements = scripts.map((path) => {
    const integrity = hashSource('sha384', readFileSync(join(publicFolder, path), 'utf8'))
    return `<script nomodule defer src="${escapeHtml(path)}" integrity="${escapeHtml(integrity)}"></script>`
  })
  const { outputFiles } = await build({
    entryPoints: ['src/deferred-start/start.ts'],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: BROWSER_TARGETS,
    define: { BUILD_HASH: JSON.stringify(hash) },
  })
  return { elements: elements.join(''), script: outputFiles.map(({ text }) => text.trim()).join('') }
}

/** Adds the start parts of this build to a page's HTML and removes those of an earlier build. */
export function insertStartScript(html: string, { elements, script }: StartScript): string {
  return html
    .replace(PREVIOUS_ELEMENTS, '')
    .replace(START_ELEMENT, (_, open: string, close: string) => elements + open + script + close)
}
