import { lstatSync, readdirSync, readFileSync, type Dirent } from 'node:fs'
import { join } from 'node:path'
import { contentTypeOf, type ContentType } from '../../../src/content-model/registry'
import { fileProblem, type Finding, type Problem } from '../messages/problem'
import { sourceText, type SourceText } from './source-text'
import { strayFile } from '../rules/unexpected-file'

/** The folder of the content, within the project's root. */
export const CONTENT_FOLDER = 'content'

/**
 * The largest YAML file that is read, in bytes; the longest page of the site has a thirtieth of it. A parser takes several
 * seconds for a megabyte of brackets and commas.
 */
export const LARGEST_FILE = 250_000

const PICTURE_ENDING = /\.(?:jpe?g|png|webp|avif)$/i

/** Control characters, which could steer a terminal, and the sign for bytes that are no characters at all. */
const UNPRINTABLE = /[\p{Cc}\uFFFD\u202A-\u202E\u2066-\u2069]/gu

/** A file that a content type claims; its text is absent where it cannot be read. */
export interface ContentFile {
  /** Path within `content/`, such as `team/sarah-johnson.yml`. */
  path: string
  type: ContentType
  source?: SourceText
}

/** Everything that stands in `content/`. */
export interface ContentFiles {
  entries: readonly ContentFile[]
  /** The paths of the picture files, within `content/`. */
  pictures: ReadonlySet<string>
  problems: readonly Problem[]
  /** The paths of all files, within `content/`. */
  paths: readonly string[]
}

function isOperatingSystemFile({ name }: Dirent): boolean {
  // Finder and Explorer leave these in every folder; editors neither see nor make them.
  return name === '.DS_Store' || name === 'Thumbs.db' || name === 'desktop.ini' || name === '.gitkeep'
}

/** Vim and Emacs keep these beside a file while it is open, or its last version. */
function isTextEditorFile({ name }: Dirent): boolean {
  return name.startsWith('.#') || name.endsWith('~') || /\.sw[opx]$/.test(name) || name === '4913'
}

const LINK: Finding = {
  message: 'this is a link to another place, not a file',
  advice: 'Put a copy of the file itself here.',
}

const NOT_ALLOWED: Finding = {
  message: 'this may not be read',
  advice: 'Allow yourself to read it in its properties, or put a new copy here.',
}

/** Reads a file as UTF-8, or says why it can't be read. */
function readText(location: string, path: string): string | Finding {
  let bytes: Buffer
  try {
    if (lstatSync(location).size > LARGEST_FILE) {
      return {
        message: 'the file is larger than 250 kB',
        advice: 'A content file has a few kB; look for what was pasted into it by mistake.',
      }
    }
    bytes = readFileSync(location)
  } catch {
    return NOT_ALLOWED
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return {
      message: 'the file is not a text file in UTF-8',
      advice: `Open ${path.slice(path.lastIndexOf('/') + 1)} in a text editor and save it with the encoding UTF-8.`,
    }
  }
}

/** Visits all files below a folder, and tells what can be neither a file nor a folder of content. */
function walk(
  root: string,
  folder: string,
  visit: (path: string) => void,
  report: (path: string, finding: Finding) => void,
): void {
  let entries: Dirent[]
  try {
    entries = readdirSync(join(root, folder), { withFileTypes: true })
  } catch {
    report(folder, NOT_ALLOWED)
    return
  }
  for (const entry of entries) {
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`
    if (isOperatingSystemFile(entry) || isTextEditorFile(entry)) continue
    if (entry.name.search(UNPRINTABLE) >= 0) {
      report(path.replace(UNPRINTABLE, '\uFFFD'), {
        message: 'the name has a character that cannot be shown',
        advice: 'Rename it with lower-case letters, digits and single hyphens.',
      })
    } else if (entry.isSymbolicLink()) report(path, LINK)
    else if (entry.isDirectory() && contentTypeOf(path)) {
      report(path, {
        message: 'this is a folder with the name of a file',
        advice: 'Rename it, or put the file here that the name stands for.',
      })
    } else if (entry.isDirectory()) walk(root, path, visit, report)
    else if (entry.isFile()) visit(path)
    else report(path, { message: 'this is not a file that can be read', advice: 'Remove it.' })
  }
}

/**
 * Reads what stands in `content/`.
 *
 * @param root the project's root, which has the folder `content`
 * @returns files that a content type claims, pictures, and the problems of names, kinds and encodings
 */
export function readContentFiles(root: string): ContentFiles {
  const entries: ContentFile[] = []
  const pictures = new Set<string>()
  const problems: Problem[] = []
  const paths: string[] = []
  const report = (path: string, finding: Finding) => problems.push(fileProblem(`${CONTENT_FOLDER}/${path}`, finding))

  const visit = (path: string) => {
    paths.push(path)
    const type = contentTypeOf(path)
    if (PICTURE_ENDING.test(path)) {
      pictures.add(path)
    } else if (!type) {
      report(path, strayFile(path))
    } else {
      const text = readText(join(root, CONTENT_FOLDER, path), path)
      if (typeof text === 'string') entries.push({ path, type, source: sourceText(`${CONTENT_FOLDER}/${path}`, text) })
      else {
        report(path, text)
        entries.push({ path, type })
      }
    }
  }
  const folder = join(root, CONTENT_FOLDER)
  if (lstatSync(folder, { throwIfNoEntry: false })?.isSymbolicLink()) report('', LINK)
  else
    walk(folder, '', visit, (path, finding) => {
      paths.push(path)
      report(path, finding)
    })
  return { entries, pictures, problems, paths }
}
