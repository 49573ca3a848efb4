import { format, resolveConfig } from 'prettier'

/**
 * Formats a file's text as `npm run lint` requires. Comments are preserved.
 *
 * @param file the present or future path of the file, which decides the options
 */
export async function formatYaml(file: string, text: string): Promise<string> {
  return format(text, { ...(await resolveConfig(file, { editorconfig: true })), parser: 'yaml' })
}
