/**
 * Returns the value of the property `quotes` for a language (BCP 47), or an empty text if browsers write its marks
 * correctly: Chromium has English ones for Spanish, and no browser has the spaces of French, which Swiss French omits.
 */
export function quotationMarks(language: string): string {
  const locale = new Intl.Locale(language)
  if (locale.language === 'es') return "'«' '»'"
  return locale.language === 'fr' && locale.region !== 'CH' ? "'«\u00a0' '\u00a0»'" : ''
}
