import { type Dirent, lstatSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { contentTypeOf } from '../../../src/content-model/registry'
import { fileProblem, type Finding, type Problem } from '../messages/problem'
import { unexpectedFile } from '../rules/unexpected-file'
import { CONTENT_FOLDER, type ContentFile, type ContentFiles } from './content-files'
import { sourceText } from './source-text'

/**
 * The largest YAML file that is read, in bytes. The site's longest page is one thirtieth of this size. A parser takes
 * several seconds to read a megabyte of brackets and commas.
 */
export const MAX_FILE_BYTES = 250_000

const IMAGE_EXTENSION = /\.(?:jpe?g|png|webp|avif|svg)$/i

/** Control characters, which could control a terminal, and the replacement character for invalid bytes. */
const UNPRINTABLE = /[\p{Cc}\uFFFD\u202A-\u202E\u2066-\u2069]/gu

function isOperatingSystemFile({ name }: Dirent): boolean {
  // Finder and Explorer leave these in every folder; content editors neither see nor create them.
  return name === '.DS_Store' || name === 'Thumbs.db' || name === 'desktop.ini' || name === '.gitkeep'
}

/** Vim and Emacs keep these next to an open file, or as a backup of its last version. */
function isTextEditorFile({ name }: Dirent): boolean {
  return name.startsWith('.#') || name.endsWith('~') || /\.sw[opx]$/.test(name) || name === '4913'
}

const SYMBOLIC_LINK: Finding = {
  message: 'this is a symbolic link',
  advice: 'Replace it with a copy of the file or folder that it points to.',
}

const PERMISSION_DENIED: Finding = {
  message: 'you do not have permission to read this',
  advice: 'Give yourself read permission in its properties, or replace it with a new copy.',
}

/** Reads a file as UTF-8, or returns the reason why it cannot be read. */
function readText(location: string, path: string): string | Finding {
  let bytes: Buffer
  try {
    if (lstatSync(location).size > MAX_FILE_BYTES) {
      return {
        message: 'the file is larger than 250 kB',
        advice: 'Content files are only a few kB; look for text that was pasted into this one by mistake.',
      }
    }
    bytes = readFileSync(location)
  } catch {
    return PERMISSION_DENIED
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return {
      message: 'the file is not a UTF-8 text file',
      advice: `Open ${path.slice(path.lastIndexOf('/') + 1)} in a text editor and save it as UTF-8.`,
    }
  }
}

/** Visits all files below a folder, and reports everything that cannot be a content file or folder. */
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
    report(folder, PERMISSION_DENIED)
    return
  }
  for (const entry of entries) {
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`
    if (isOperatingSystemFile(entry) || isTextEditorFile(entry)) continue
    if (entry.name.search(UNPRINTABLE) >= 0) {
      report(path.replace(UNPRINTABLE, '\uFFFD'), {
        message: 'the name contains a character that cannot be displayed',
        advice: 'Rename it, using only lowercase letters, digits, and single hyphens.',
      })
    } else if (entry.isSymbolicLink()) report(path, SYMBOLIC_LINK)
    else if (entry.isDirectory() && contentTypeOf(path)) {
      report(path, {
        message: 'this is a folder, but its name is the name of a file',
        advice: 'Rename the folder, or replace it with that file.',
      })
    } else if (entry.isDirectory()) walk(root, path, visit, report)
    else if (entry.isFile()) visit(path)
    else report(path, { message: 'this is neither a file nor a folder', advice: 'Remove it.' })
  }
}

/**
 * Reads everything in `content/`.
 *
 * @returns the files of content types, the images, and the problems with names, file types, and encodings
 */
export function readContentFiles(root: string): ContentFiles {
  const entries: ContentFile[] = []
  const images = new Set<string>()
  const problems: Problem[] = []
  const paths: string[] = []
  const report = (path: string, finding: Finding) => problems.push(fileProblem(`${CONTENT_FOLDER}/${path}`, finding))

  const visit = (path: string) => {
    paths.push(path)
    const type = contentTypeOf(path)
    if (IMAGE_EXTENSION.test(path)) {
      images.add(path)
    } else if (!type) {
      report(path, unexpectedFile(path))
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
  if (lstatSync(folder, { throwIfNoEntry: false })?.isSymbolicLink()) report('', SYMBOLIC_LINK)
  else
    walk(folder, '', visit, (path, finding) => {
      paths.push(path)
      report(path, finding)
    })
  return { entries, images, problems, paths }
}
