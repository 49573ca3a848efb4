import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'esbuild'
import { escapeXml } from '../encoding/escape-xml'
import { BROWSER_TARGETS } from './browser-targets'
import type { BuiltApp } from './built-app'
import { hashSource } from './hash-source'

/** The element of gatsby/output/defer-scripts.tsx, empty or with an earlier script. */
const START_ELEMENT = /(<script data-page="[^"<]*">)[^<]*(?:<(?!\/?script\b)[^<]*)*(<\/script>)/

const PREVIOUS_ELEMENTS = /<script nomodule[^<>]*><\/script>/g

/** How a form begins. In text and in attributes, React and JSON-LD escape the bracket. */
const FORM = /<form[ >]/

/** The parts of a page that start Gatsby's app. */
export interface StartScript {
  /** Script elements with the app’s paths and integrity. Current browsers do not run them. */
  elements: string
  scripts: { withForm: string; withoutForm: string }
}

/**
 * Creates the scripts that start the app at a visitor's first interaction, and the elements that name the app's scripts.
 * Pages differ only in whether they have a form, so that the content security policy needs two hashes.
 */
export async function createStartScript(publicFolder: string, { scripts, hash }: BuiltApp): Promise<StartScript> {
  const elements = scripts.map((path) => {
    const integrity = hashSource(readFileSync(join(publicFolder, path), 'utf8'))
    return `<script nomodule defer src="${escapeXml(path)}" integrity="${escapeXml(integrity)}"></script>`
  })
  const [withForm, withoutForm] = await Promise.all([bundle(hash, true), bundle(hash, false)])
  return { elements: elements.join(''), scripts: { withForm, withoutForm } }
}

async function bundle(hash: string, hasForm: boolean): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: ['src/deferred-start/start.ts'],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: BROWSER_TARGETS,
    define: { BUILD_HASH: JSON.stringify(hash), HAS_FORM: `${hasForm}` },
    // Otherwise, esbuild adds “use strict”, which the script does not depend on.
    tsconfigRaw: {},
  })
  return outputFiles.map(({ text }) => text).join('')
}

/** Puts its start script into a page, in place of that of an earlier build, if any. */
export function insertStartScript(html: string, { elements, scripts }: StartScript): string {
  const script = FORM.test(html) ? scripts.withForm : scripts.withoutForm
  return html
    .replace(PREVIOUS_ELEMENTS, '')
    .replace(START_ELEMENT, (_, open: string, close: string) => elements + open + script + close)
}
