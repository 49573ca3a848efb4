import { CONTENT_TYPES, contentTypeOf, slugOf } from '../../../src/content-model/registry'
import type { Finding } from '../messages/problem'
import { didYouMean, joinWithAnd } from '../messages/text-format'
import { CONTENT_FOLDER } from '../parse/content-files'
import { fileNameOf, folderOf } from '../parse/content-path'
import { movedContent } from './moved-content'

const folders = [
  ...new Set(CONTENT_TYPES.flatMap(({ source }) => (source.kind === 'folder' ? [source.folder] : []))),
  'pages',
]

const FILES = CONTENT_TYPES.flatMap(({ source }) =>
  source.kind === 'files' ? source.files : source.kind === 'list' ? [source.file] : [],
)

const EXTENSION = /\.(?:ya?ml|txt|json)$/i

/** Removes the extensions from a path; a file that was saved several times may have several. */
function withoutExtensions(path: string): string {
  return EXTENSION.test(path) ? withoutExtensions(path.replace(EXTENSION, '')) : path
}

/**
 * Explains what is wrong with the name or the location of a file that belongs to no content type.
 *
 * @param path the file's path within `content/`
 */
export function unexpectedFile(path: string): Finding {
  const moved = movedContent(`${CONTENT_FOLDER}/${path}`, [])
  if (moved) return moved
  const asYml = `${withoutExtensions(path)}.yml`
  if (contentTypeOf(asYml) && (EXTENSION.test(path) || !fileNameOf(path).includes('.')))
    return { message: 'the file has the wrong extension', advice: `Rename it to ${slugOf(asYml)}.yml.` }
  if (!/\.ya?ml$/i.test(path))
    return {
      message: 'this kind of file does not belong here',
      advice: 'Only .yml files and images (.jpg, .png, .webp, .avif), and a logo (.svg), do; move it out of content/.',
    }
  const folder = folderOf(path)
  if (folder === 'pages' || folder === '.') {
    const here = FILES.filter((file) => folderOf(file) === folder)
    const otherwise = `Remove it, or move it to the right folder; the only files here are ${joinWithAnd(here.map(fileNameOf))}.`
    return { message: 'the site does not use this file', advice: didYouMean(path, here, otherwise) }
  }
  const outer = folders.find((known) => folder.startsWith(`${known}/`))
  return {
    message: 'the site does not use this folder',
    advice:
      outer === undefined
        ? didYouMean(folder, folders, `The folders are ${joinWithAnd(folders)}.`)
        : `Move the file up to content/${outer}/.`,
  }
}
