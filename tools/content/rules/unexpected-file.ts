import { CONTENT_TYPES, contentTypeOf, slugOf } from '../../../src/content-model/registry'
import type { Finding } from '../messages/problem'
import { didYouMean, joinWithAnd } from '../messages/text-format'
import { CONTENT_FOLDER } from '../parse/content-files'
import { movedContent } from './moved-content'

const folders = [
  ...new Set(CONTENT_TYPES.flatMap(({ source }) => (source.kind === 'folder' ? [source.folder] : []))),
  'pages',
]

const EXTENSIONS: ReadonlySet<string> = new Set(['yml', 'yaml', 'txt', 'json'])

/** Removes the file extensions from a path; a file that was saved several times may have several. */
function withoutExtensions(path: string): string {
  const parts = path.split('.')
  return parts
    .slice(0, parts.findLastIndex((part, at) => at === 0 || !EXTENSIONS.has(part.toLowerCase())) + 1)
    .join('.')
}

/**
 * Explains what is wrong with the name or the location of a file that belongs to no content type.
 *
 * @param path the file's path within `content/`
 */
export function unexpectedFile(path: string): Finding {
  const moved = movedContent(`${CONTENT_FOLDER}/${path}`, [])
  if (moved) return moved
  const name = path.slice(path.lastIndexOf('/') + 1)
  const asYml = `${withoutExtensions(path)}.yml`
  if (/\.(?:ya?ml|txt|json)$|^[^.]+$/i.test(name) && contentTypeOf(asYml)) {
    return { message: 'the file has the wrong extension', advice: `Rename it to ${slugOf(asYml)}.yml.` }
  }
  if (!/\.ya?ml$/i.test(name)) {
    return {
      message: 'this kind of file does not belong here',
      advice: 'Only .yml files and images (.jpg, .png, .webp, .avif), and a logo (.svg), do; move it out of content/.',
    }
  }
  const folder = path.includes('/') ? path.slice(0, path.lastIndexOf('/')) : ''
  if (folder === 'pages' || folder === '') {
    const known = CONTENT_TYPES.flatMap(({ source }) =>
      source.kind === 'files' ? source.files : source.kind === 'list' ? [source.file] : [],
    )
    const here = known.filter((file) => (folder === '' ? !file.includes('/') : file.startsWith(`${folder}/`)))
    return {
      message: 'the site does not use this file',
      advice: didYouMean(
        path,
        here,
        `Remove it, or move it to the right folder; the only files here are ${joinWithAnd(here.map((file) => file.slice(file.lastIndexOf('/') + 1)))}.`,
      ),
    }
  }
  const outer = folders.find((known) => folder.startsWith(`${known}/`))
  const otherwise =
    outer === undefined ? `The folders are ${joinWithAnd(folders)}.` : `Move the file up to content/${outer}/.`
  return {
    message: 'the site does not use this folder',
    advice: outer === undefined ? didYouMean(folder, folders, otherwise) : otherwise,
  }
}
