/** Formats a date, such as `December 1, 2026` for `2026-12-01`, in a language (BCP 47). */
export function formatDate(day: string, language: string): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day))
}
