import { format, resolveConfig } from 'prettier'

/**
 * A file's text in the form that `npm run test:lint` asks for; comments stay.
 *
 * @param file where the file is or will be, which decides the options
 */
export async function formatYaml(file: string, text: string): Promise<string> {
  return format(text, { ...(await resolveConfig(file, { editorconfig: true })), parser: 'yaml' })
}
