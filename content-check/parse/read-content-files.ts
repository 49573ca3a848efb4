import { lstatSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { contentTypeOf, slugOf } from '../../content-model/registry'
import { characterName } from '../messages/character-names'
import { fileProblem, type Finding, type Problem } from '../messages/problem'
import { quoted } from '../messages/text-format'
import { copyOf } from '../rules/copied-files'
import { FreeNames } from '../rules/free-names'
import { isReservedName } from '../rules/reserved-names'
import { misplacedFile, unexpectedFile } from '../rules/unexpected-file'
import { CONTENT_FOLDER } from './content-files'
import { readFile, type ReadFile } from './content-index'
import { fileNameOf } from './content-path'
import { type FolderItem, itemsIn } from './files-in'
import { hiddenCharacters, replaceHidden } from './hidden-characters'
import { isSystemFile } from './system-files'

/**
 * The largest YAML file that is read, in bytes: thirty times the longest page. A megabyte of brackets takes seconds.
 */
const MAX_FILE_BYTES = 250_000

const IMAGE_EXTENSION = /\.(?:jpe?g|png|webp|avif|svg)$/i

/** Control characters, which could control a terminal, and the character for invalid bytes. */
const UNPRINTABLE = /[\p{Cc}\uFFFD]/gu

/** A path in which every character is visible. */
const visible = (path: string) => replaceHidden(path.replace(UNPRINTABLE, '\uFFFD'), () => '\uFFFD')

/** A character of a path that nobody can see. */
const unseenCharacter = (path: string) => path.match(UNPRINTABLE)?.[0] ?? hiddenCharacters(path)[0]?.character

/** Whether this is an image, or the logo, and not what the computer left behind. */
export const isImageFile = ({ path, kind }: FolderItem) =>
  kind === 'file' && IMAGE_EXTENSION.test(path) && unseenCharacter(path) === undefined && !isSystemFile(path)

/** Planned changes: the new text of each file, by path relative to the root; undefined for a file that is removed. */
export type FileChanges = ReadonlyMap<string, string | undefined>

/** Everything in `content/`. */
export interface ContentFiles {
  entries: readonly ReadFile[]
  /** The paths of the image files, and of the logo, relative to `content/`. */
  images: ReadonlySet<string>
  /** What is wrong with files as a whole, such as a file of another kind. */
  problems: readonly Problem[]
  /** The paths of all files, also of those that are not read, except what computers leave behind. */
  paths: readonly string[]
  /** Names that no file has. */
  freeNames: FreeNames
}

/** How files saved by a word processor or a browser begin. `<<` is excluded, because it begins a merge conflict. */
const OTHER_FORMATS: readonly [start: RegExp, format: string][] = [
  [/^\s*\{\\rtf/, 'an RTF file'],
  [/^\s*<[!?a-z]/i, 'an HTML or XML file'],
]

function readText(location: string, path: string): string | Finding {
  if (lstatSync(location).size > MAX_FILE_BYTES)
    return {
      message: 'the file is larger than 250 kB',
      advice: 'Content files are only a few kB; look for text that was pasted into this one by mistake.',
    }
  const bytes = readFileSync(location)
  const name = fileNameOf(path)
  const notUtf8 = {
    message: 'the file is not a UTF-8 text file',
    advice: `Open ${name} in a text editor and save it as UTF-8.`,
  }
  // UTF-16 without a byte order mark has a zero byte before or after the first character.
  if (bytes.subarray(0, 2).includes(0)) return notUtf8
  try {
    // `ignoreBOM` keeps a byte order mark, so that a command that changes the file keeps it, too.
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
    const [, format] = OTHER_FORMATS.find(([start]) => start.test(text)) ?? []
    if (format !== undefined)
      return {
        message: `this is ${format}, not plain text`,
        advice: `Copy its text into a new file in Visual Studio Code, and save that file as ${name} in place of this one.`,
      }
    // YAML also treats a bare carriage return as a line break, but not every reader of these files does.
    if (/\r(?!\n)/.test(text))
      return {
        message: 'some lines end with a bare carriage return (U+000D)',
        advice: `Open ${name} in Visual Studio Code, set its end-of-line sequence to LF, and save it.`,
      }
    return text
  } catch {
    return notUtf8
  }
}

/**
 * Reads all of `content/`, parsing each file once. Throws file system errors.
 *
 * @param changes changes to files that are read as if they were made; those outside of `content/` are ignored
 */
export function readContentFiles(root: string, changes: FileChanges = new Map()): ContentFiles {
  const folder = join(root, CONTENT_FOLDER)
  const entries: ReadFile[] = []
  const images = new Set<string>()
  const problems: Problem[] = []
  const present = itemsIn(folder).filter(({ path }) => !changes.has(`${CONTENT_FOLDER}/${path}`))
  const written = [...changes].flatMap(([file, text]) =>
    text !== undefined && file.startsWith(`${CONTENT_FOLDER}/`) ? [file.slice(CONTENT_FOLDER.length + 1)] : [],
  )
  const items = [...present, ...written.map((path): FolderItem => ({ path, kind: 'file' }))].filter(
    ({ path }) => !isSystemFile(path),
  )
  const paths = items.map(({ path }) => path)
  const taken = new Set(paths)
  const freeNames = new FreeNames(paths)
  for (const item of items) {
    const { path, kind } = item
    const type = contentTypeOf(path)
    const copied = copyOf(path, taken)
    const reservedFolder = path.split('/').slice(0, -1).find(isReservedName)
    const report = (finding: Finding) => {
      problems.push(fileProblem(`${CONTENT_FOLDER}/${visible(path)}`, finding))
    }
    const unseen = unseenCharacter(path)
    if (unseen !== undefined)
      report({
        message: `the name contains ${characterName(unseen)}`,
        advice: 'Rename it, using only lowercase letters, digits, and single hyphens.',
      })
    else if (kind !== 'file')
      report({
        message: kind === 'link' ? 'this is a symbolic link' : 'this is neither a file nor a folder',
        advice: 'Replace it with a copy of the file or folder that it points to.',
      })
    else if (reservedFolder !== undefined)
      report({
        message: `Windows does not allow the folder name ${quoted(reservedFolder)}, so the project could not be checked out there`,
        advice: 'Give the folder another name.',
      })
    else if (isImageFile(item)) images.add(path)
    else if (copied) report(copied)
    else if (!type) report(unexpectedFile(path, taken, freeNames))
    else {
      const text = changes.get(`${CONTENT_FOLDER}/${path}`) ?? readText(join(folder, path), path)
      if (typeof text !== 'string') {
        report(text)
        entries.push({ path, type, slug: slugOf(path), value: undefined, fields: [], problems: [] })
        continue
      }
      const file = readFile(path, type, text)
      const misplaced = misplacedFile(path, type, file.written, freeNames)
      if (misplaced) report(misplaced.finding)
      if (!misplaced) entries.push(file)
      // What refers to it is right, and stays right when the file is moved.
      else if (misplaced.target !== undefined)
        entries.push({
          ...readFile(misplaced.target, misplaced.type, text),
          fields: [],
          problems: [],
          entry: undefined,
        })
    }
  }
  entries.sort((one, other) => (one.path < other.path ? -1 : 1))
  return { entries, images, problems, paths, freeNames }
}
