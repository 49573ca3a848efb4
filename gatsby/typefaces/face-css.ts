/** Writes a `@font-face` rule. Descriptors without a value are left out. */
export function faceCss(descriptors: Readonly<Record<string, string | undefined>>): string {
  const lines = Object.entries(descriptors).flatMap(([name, value]) =>
    value === undefined ? [] : [`  ${name}: ${value};\n`],
  )
  return `@font-face {\n${lines.join('')}}\n`
}
