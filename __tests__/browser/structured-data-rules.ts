/** Two offline validators for JSON-LD: the schema.org vocabulary, and Google's requirements for each type. */
import { resolve } from 'node:path'
import Validator from '@adobe/structured-data-validator'
import ts from 'typescript'
import { z } from 'zod'

const graphShape = z.strictObject({
  '@context': z.literal('https://schema.org'),
  '@graph': z.array(z.looseObject({ '@type': z.string() })).min(1),
})

/** The things that a page describes, each with its type. */
export type Things = z.infer<typeof graphShape>['@graph']

/**
 * Returns the things in a page's JSON-LD.
 *
 * @param text The JSON-LD text
 * @throws if the text is not JSON or not a schema.org graph
 */
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
 * Returns the violations of the schema.org vocabulary. The types come from schema-dts, which is generated from
 * schema.org; the compiler finds unknown types, unknown properties, and values of the wrong type.
 *
 * @param texts The JSON-LD of the pages
 * @returns One message for each mistake
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
 * Returns the violations of Google's requirements for rich results. Recommendations are ignored.
 *
 * @param things The things that a page describes
 * @returns One message for each mistake
 */
export async function googleMistakes(things: Things): Promise<string[]> {
  const jsonld: Record<string, object[]> = {}
  for (const thing of things) (jsonld[thing['@type']] ??= []).push(structuredClone(thing))
  const issues = await new Validator().validate({ jsonld })
  return issues
    .filter(({ issueMessage }) => !issueMessage.endsWith('(optional)'))
    .map(({ rootType, issueMessage }) => `${rootType}: ${issueMessage}`)
}
