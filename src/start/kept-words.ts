import { forget, keep, readKept } from './tab-storage'

const KEY = 'consultation-words'

/** The fields of forms that a visitor writes in, which are those with a label. */
const fieldsOf = (root: ParentNode) => root.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('form [id][name]')

/** Keeps what is written in forms, so that no reload and no crash of the tab loses it. */
export function keepWords(root: ParentNode): void {
  const written = [...fieldsOf(root)].filter(({ value }) => value)
  keep(KEY, new URLSearchParams(written.map(({ name, value }) => [name, value])).toString())
}

/** Gives empty fields the words that were kept for them. */
export function restoreWords(root: ParentNode): void {
  const words = new URLSearchParams(readKept(KEY))
  for (const field of fieldsOf(root)) field.value ||= words.get(field.name) ?? ''
}

/** Forgets the kept words, once they have arrived. */
export function forgetWords(): void {
  forget(KEY)
}
