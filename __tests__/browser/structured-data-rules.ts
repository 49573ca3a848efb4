/** Two validators of JSON-LD that work offline: the vocabulary of schema.org, and what Google requires of each type. */
import Validator from '@adobe/structured-data-validator'
import { resolve } from 'node:path'
import ts from 'typescript'
import { z } from 'zod'

const graphShape = z.strictObject({
  '@context': z.literal('https://schema.org'),
  '@graph': z.array(z.looseObject({ '@type': z.string() })).min(1),
})

/** What a page describes, each thing with its type. */
export type Things = z.infer<typeof graphShape>['@graph']

/** The things of a page's JSON-LD. In: its text. Throws where it is no JSON, or no graph of schema.org. */
export function thingsOf(text: string): Things {
  return graphShape.parse(JSON.parse(text))['@graph']
}

const OPTIONS: ts.CompilerOptions = {
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  types: [],
}

/**
 * What the vocabulary of schema.org does not allow. Its types come from schema-dts, which is generated from schema.org; the
 * compiler finds unknown types, unknown properties and values of another type than a property may have.
 *
 * @param texts the JSON-LD of pages
 * @returns one message for each mistake
 */
export function vocabularyMistakes(texts: readonly string[]): string[] {
  const name = resolve('__tests__/browser/pages-json-ld.ts')
  const code = ["import type { Graph } from 'schema-dts'", ...texts.map((text) => `;(${text}) satisfies Graph`)].join(
    '\n',
  )
  const disk = ts.createCompilerHost(OPTIONS)
  const host: ts.CompilerHost = {
    ...disk,
    fileExists: (file) => file === name || disk.fileExists(file),
    getSourceFile: (file, ...rest) =>
      file === name ? ts.createSourceFile(file, code, ts.ScriptTarget.ES2022) : disk.getSourceFile(file, ...rest),
  }
  const program = ts.createProgram([name], OPTIONS, host)
  return ts.getPreEmitDiagnostics(program).map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '))
}

/**
 * What Google's rules for rich results require and things lack; what it only recommends is left out.
 *
 * @param things what a page describes
 * @returns one message for each mistake
 */
export async function googleMistakes(things: Things): Promise<string[]> {
  const jsonld: Record<string, object[]> = {}
  for (const thing of things) (jsonld[thing['@type']] ??= []).push(structuredClone(thing))
  const issues = await new Validator().validate({ jsonld })
  return issues
    .filter(({ issueMessage }) => !issueMessage.endsWith('(optional)'))
    .map(({ rootType, issueMessage }) => `${rootType}: ${issueMessage}`)
}
