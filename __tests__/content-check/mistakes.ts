import { checkContent, checkContentAndImages } from '../../content-check/check'
import { checkEntry } from '../../content-check/check-entry'
import type { Problem } from '../../content-check/messages/problem'
import { namesOf, prefixesOf, readFile, type ReadFile, settingsIn } from '../../content-check/parse/content-index'
import type { KnownTargets } from '../../content-check/rules/entry'
import { linkablePages, offPages, pageSettingsOf } from '../../content-model/routes/entry-paths'
import { localeOf } from '../../content-model/locale'
import { contentTypeOf } from '../../content-model/registry'
import { service } from '../../content-model/service'
import { replaced } from '../gatsby/folder'
import { type ContentFolder, TEXTS } from './content-folder'

/** The fields of a service, as a message lists them. */
export const SERVICE_FIELDS = Object.keys(service.shape)
  .join(', ')
  .replace(/(?=\w+$)/, 'and ')

/** Where a problem is in its file, and what an editor reads about it. */
export function sentence({ line, column, severity, field, message, advice }: Problem): string {
  const kind = severity === 'warning' ? 'Warning: ' : ''
  return `${line}:${column} ${kind}${field === undefined ? '' : `${field}: `}${message}. ${advice}`
}

const sentenceWithFile = (problem: Problem) => `${problem.file.replace('content/', '')}:${sentence(problem)}`

/** Everything that the check reports, each problem as one line. */
export const problemsOf = ({ root }: ContentFolder, now?: Date): string[] =>
  checkContent(root, now).problems.map(sentenceWithFile)

/** The same, with the images decoded and the logo drawn. */
export const problemsWithImages = async ({ root }: ContentFolder): Promise<string[]> =>
  (await checkContentAndImages(root)).problems.map(sentenceWithFile)

function readText(path: string, text: string): ReadFile {
  const type = contentTypeOf(path)
  if (!type) throw new Error(`${path} is not a content file`)
  return readFile(path, type, text)
}

const VALID = new Map([...TEXTS].map(([path, text]) => [path, readText(path, text)]))

/** The files of valid content, some of them with another text. This takes a tenth of the time of a folder. */
export function filesWith(texts: Readonly<Record<string, string>>): ReadFile[] {
  const changed = Object.entries(texts).map(([path, text]): [string, ReadFile] => [path, readText(path, text)])
  return [...new Map([...VALID, ...changed]).values()]
}

/** What the check knows about a site with these files and without images. */
export function knownTargets(files: readonly ReadFile[]): KnownTargets {
  const site = settingsIn(files)
  return {
    names: (type) => namesOf(type, files),
    prefixes: prefixesOf(files),
    anchorsByPage: linkablePages(files),
    offPages: offPages(pageSettingsOf(files)),
    files: new Set(['/print.css', '/files/fee%20schedule.pdf']),
    images: new Set(),
    imageFacts: () => undefined,
    logoFile: () => undefined,
    showsPhotographs: true,
    site,
    locale: localeOf(site),
  }
}

/** What an editor reads about a file with this text, among otherwise valid content. */
export function problemsIn(path: string, text: string, known: Partial<KnownTargets> = {}): string[] {
  const files = filesWith({ [path]: text })
  const { entry, fields = [], problems = [] } = files.find((file) => file.path === path) ?? {}
  const found = entry ? checkEntry(entry, fields, { ...knownTargets(files), ...known }) : problems
  return found.map(sentence)
}

/** A file of the valid content after a change, written as `old text → new text`. */
export function changed(path: string, change: string): string {
  const [from = '', to = ''] = change.split(' → ')
  return replaced(TEXTS.get(path) ?? '', from, to)
}

/** Marks where a problem is, so that no test depends on the number of a line of the valid content. */
const MARK = '‸'

/** Takes the marks `‸` out of a text. Without a mark, the only position is the beginning. */
export function marked(text: string): { text: string; positions: string[] } {
  const parts = text.split(MARK)
  const positions = parts.slice(0, -1).map((_, index) => {
    const lines = parts
      .slice(0, index + 1)
      .join('')
      .split('\n')
    return `${lines.length}:${(lines.at(-1) ?? '').length + 1}`
  })
  return { text: parts.join(''), positions: positions.length > 0 ? positions : ['1:1'] }
}

/** The line and the column of the mark in a part of a text, such as `- ‸tax-planning`. */
export function positionIn(text: string, part: string): string {
  return marked(replaced(text, part.replace(MARK, ''), part)).positions.join()
}

/** The number of the line in which a part of a file of the valid content begins. */
export function lineOf(path: string, part: string): number {
  return Number(positionIn(TEXTS.get(path) ?? '', `${MARK}${part}`).split(':')[0])
}

/**
 * Defines a test for each change of a file: an editor reads exactly this about it, at the mark `‸` in the new text, or at
 * the beginning of the file. With several marks, there is a problem at each.
 */
export function testMistakes(path: string, mistakes: Readonly<Record<string, string | readonly string[]>>): void {
  test.each(Object.entries(mistakes))(`in ${path}, %j is reported`, (change, reported) => {
    const { text, positions } = marked(changed(path, change))
    expect(problemsIn(path, text)).toEqual([reported].flat().map((one, index) => `${positions[index]} ${one}`))
  })
}

/** Defines a test for each change of a file: the check accepts it. */
export function testAccepted(path: string, changes: readonly string[]): void {
  test.each(changes)(`in ${path}, %j is accepted`, (change) => {
    expect(problemsIn(path, changed(path, change))).toEqual([])
  })
}
