/**
 * A day as people of the site's language read it.
 *
 * @param day such as `2026-12-01`
 * @returns such as `December 1, 2026`, wherever the reader's clock is
 */
export function writtenDay(day: string): string {
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day))
}
