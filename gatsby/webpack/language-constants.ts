import { listSeparator } from '../../content-model/locale/list-separator'
import { quotationMarks } from '../../content-model/locale/quotation-marks'
import { textDirection } from '../../content-model/locale/text-direction'

/**
 * Returns what replaces names in code, as JavaScript: what only sites in some languages (BCP 47) need, so that others
 * contain no code for it. Pages and their preview in the editor have the same.
 *
 * - `IS_RIGHT_TO_LEFT`: whether the language is written from right to left.
 * - `LIST_SEPARATOR`: the separator between list items, such as `, ` or, in Japanese, `、`.
 * - `QUOTATION_MARKS`: the value of the property `quotes`; empty if that of browsers is right.
 */
export const languageConstants = (language: string) => ({
  IS_RIGHT_TO_LEFT: JSON.stringify(textDirection(language) === 'rtl'),
  LIST_SEPARATOR: JSON.stringify(listSeparator(language)),
  QUOTATION_MARKS: JSON.stringify(quotationMarks(language)),
})
