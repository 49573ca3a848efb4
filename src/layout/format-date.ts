/** Formats a date such as `2026-12-01` for people: `December 1, 2026`, in any time zone. */
export function formatDate(day: string): string {
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day))
}
