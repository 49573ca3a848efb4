import { load } from 'js-yaml'
import { readContentFiles } from './read-content-files'

function* textsIn(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value
  else if (typeof value === 'object' && value !== null) for (const inner of Object.values(value)) yield* textsIn(inner)
}

/**
 * Returns the characters of all texts of the content, in the composed form that fonts have glyphs for, each once and sorted.
 *
 * @param root the project root, whose content must be valid
 */
export function contentCharacters(root: string): string {
  const characters = new Set<string>()
  for (const { source } of readContentFiles(root).entries)
    for (const text of textsIn(load(source?.text ?? '')))
      for (const character of text.normalize('NFC')) characters.add(character)
  return [...characters].sort().join('')
}
