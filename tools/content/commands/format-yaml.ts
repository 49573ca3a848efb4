import { format, resolveConfig } from 'prettier'

/**
 * Formats the text for a file as `npm run lint` requires. The path decides the options, and comments are preserved. The
 * configuration is named, because Prettier would otherwise run one that it finds below `content/`.
 */
export async function formatYaml(file: string, text: string): Promise<string> {
  return format(text, { ...(await resolveConfig(file, { config: '.prettierrc.json' })), parser: 'yaml' })
}
