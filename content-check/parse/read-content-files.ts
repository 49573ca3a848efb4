import { lstatSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { contentTypeOf, slugOf } from '../../content-model/registry'
import { fileProblem, type Finding, type Problem } from '../messages/problem'
import { unexpectedFile } from '../rules/unexpected-file'
import { CONTENT_FOLDER } from './content-files'
import { readFile, type ReadFile } from './content-index'
import { fileNameOf } from './content-path'
import { itemsIn } from './files-in'

/**
 * The largest YAML file that is read, in bytes: thirty times the longest page. A megabyte of brackets takes seconds.
 */
const MAX_FILE_BYTES = 250_000

const IMAGE_EXTENSION = /\.(?:jpe?g|png|webp|avif|svg)$/i

/** Control characters and reversed text, which could control or mislead a terminal, and the character for invalid bytes. */
const UNPRINTABLE = /[\p{Cc}\uFFFD\u202A-\u202E\u2066-\u2069]/gu

/** What file managers, git, Vim, and Emacs leave in folders. */
const TEMPORARY = /^(?:\.DS_Store|Thumbs\.db|desktop\.ini|\.gitkeep|\.#.*|.*~|.*\.sw[opx]|4913)$/

/** Everything in `content/`. */
export interface ContentFiles {
  entries: readonly ReadFile[]
  /** The paths of the image files, and of the logo, relative to `content/`. */
  images: ReadonlySet<string>
  /** What is wrong with files as a whole, such as a file of another kind. */
  problems: readonly Problem[]
  /** The paths of all files, also of those that are not read. */
  paths: readonly string[]
}

function readText(location: string, path: string): string | Finding {
  if (lstatSync(location).size > MAX_FILE_BYTES)
    return {
      message: 'the file is larger than 250 kB',
      advice: 'Content files are only a few kB; look for text that was pasted into this one by mistake.',
    }
  const bytes = readFileSync(location)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return {
      message: 'the file is not a UTF-8 text file',
      advice: `Open ${fileNameOf(path)} in a text editor and save it as UTF-8.`,
    }
  }
}

/** Reads all of `content/`, parsing each file once. Throws file system errors. */
export function readContentFiles(root: string): ContentFiles {
  const folder = join(root, CONTENT_FOLDER)
  const entries: ReadFile[] = []
  const images = new Set<string>()
  const problems: Problem[] = []
  const paths: string[] = []
  const items = itemsIn(folder)
  const present = new Set(items.map(({ path }) => path))
  for (const { path, kind } of items) {
    if (TEMPORARY.test(fileNameOf(path))) continue
    const type = contentTypeOf(path)
    const report = (finding: Finding) => {
      problems.push(fileProblem(`${CONTENT_FOLDER}/${path.replace(UNPRINTABLE, '\uFFFD')}`, finding))
    }
    paths.push(path)
    if (path.search(UNPRINTABLE) >= 0)
      report({
        message: 'the name contains a character that cannot be displayed',
        advice: 'Rename it, using only lowercase letters, digits, and single hyphens.',
      })
    else if (kind !== 'file')
      report({
        message: kind === 'link' ? 'this is a symbolic link' : 'this is neither a file nor a folder',
        advice: 'Replace it with a copy of the file or folder that it points to.',
      })
    else if (IMAGE_EXTENSION.test(path)) images.add(path)
    else if (!type) report(unexpectedFile(path, present))
    else {
      const text = readText(join(folder, path), path)
      if (typeof text !== 'string') {
        report(text)
        entries.push({ path, type, slug: slugOf(path), value: undefined, fields: [], problems: [] })
      } else entries.push(readFile(path, type, text))
    }
  }
  entries.sort((one, other) => (one.path < other.path ? -1 : 1))
  return { entries, images, problems, paths }
}
