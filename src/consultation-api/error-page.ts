import { FIELD_RULES, type FieldName } from '../consultation-form/consultation-request'
import { escapeHtml } from '../encoding/escape-html'
import type { Failure } from './outcome'
import { readTexts, type Texts } from './texts'

/** The message of the form for each failure: whether the request may have arrived, and whether the visitor can send it again. */
const MESSAGES: Record<Failure['kind'], Exclude<keyof Texts['failure'], 'goBack'>> = {
  invalid: 'invalid',
  wrongMethod: 'refused',
  longHeaders: 'refused',
  foreign: 'refused',
  wrongType: 'refused',
  unreadable: 'refused',
  tooLarge: 'refused',
  tooMany: 'unsent',
  unavailable: 'unsent',
  unclear: 'unclear',
  failed: 'unclear',
}

/** The error page for visitors who sent the form without JavaScript. It contains nothing from the request. */
export function errorPage(failure: Failure): string {
  const texts = readTexts()
  const { heading, text } = texts.failure[MESSAGES[failure.kind]]
  const faults = failure.kind === 'invalid' ? failure.faults : {}
  const names = Object.keys(FIELD_RULES).filter((field): field is FieldName => field in faults)
  const sentences = names.flatMap((name) => {
    const fault = faults[name]
    if (!fault) return []
    const limit = FIELD_RULES[name].limit.toLocaleString(texts.language)
    return [`<li>${escapeHtml(`${texts[name].label}: ${texts.faults[fault].replace('{limit}', limit)}`)}</li>`]
  })
  return [
    '<!doctype html>',
    `<html lang="${escapeHtml(texts.language)}">`,
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light dark">',
    '<meta name="robots" content="noindex">',
    `<title>${escapeHtml(heading)}</title>`,
    '</head>',
    '<body>',
    '<main dir="auto">',
    `<h1>${escapeHtml(heading)}</h1>`,
    `<p>${escapeHtml(text)}</p>`,
    ...(sentences.length > 0 ? ['<ul>', ...sentences, '</ul>'] : []),
    `<p>${escapeHtml(texts.failure.goBack)}</p>`,
    '</main>',
    '</body>',
    '</html>',
    '',
  ].join('\n')
}
