/**
 * Fills the places of a text from the content, such as `{year}`.
 *
 * @param text a text with names in braces
 * @param values what stands in each place; a name without a value stays as it is
 */
export function interpolate(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (place, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : place,
  )
}
