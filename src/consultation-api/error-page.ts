import { FIELD_RULES, type FieldName } from '../consultation-form/consultation-request'
import { FAILURES, faultSentence, GO_BACK } from './messages'
import type { Failure } from './outcome'

/**
 * The error page for visitors who sent the form without JavaScript. It contains nothing from the request, so nothing
 * needs to be escaped.
 */
export function errorPage(failure: Failure): string {
  const [heading, text] = FAILURES[failure.kind]
  const faults = failure.kind === 'invalid' ? failure.faults : {}
  const names = Object.keys(FIELD_RULES).filter((field): field is FieldName => field in faults)
  const sentences = names.flatMap((name) => {
    const fault = faults[name]
    return fault ? [`<li>${faultSentence(name, fault)}</li>`] : []
  })
  return [
    '<!doctype html>',
    '<html lang="en">',
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light dark">',
    '<meta name="robots" content="noindex">',
    `<title>${heading}</title>`,
    '</head>',
    '<body>',
    '<main>',
    `<h1>${heading}</h1>`,
    `<p>${text}</p>`,
    ...(sentences.length > 0 ? ['<ul>', ...sentences, '</ul>'] : []),
    `<p>${GO_BACK}</p>`,
    '</main>',
    '</body>',
    '</html>',
    '',
  ].join('\n')
}
