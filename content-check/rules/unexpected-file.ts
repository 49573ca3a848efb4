import { CONTENT_TYPES, contentTypeOf, slugOf } from '../../content-model/registry'
import type { Finding } from '../messages/problem'
import { didYouMean, joinWithAnd } from '../messages/text-format'
import { fileNameOf, folderOf } from '../parse/content-path'

const FOLDERS = ['pages', ...CONTENT_TYPES.flatMap(({ source }) => (source.kind === 'folder' ? [source.folder] : []))]

const FILES = CONTENT_TYPES.flatMap(({ source }) => (source.kind === 'folder' ? [] : [source.file]))

/** Explains what is wrong with a path in `content/` that belongs to no content type. */
export function unexpectedFile(path: string): Finding {
  const folder = folderOf(path)
  const [name = ''] = fileNameOf(path).split('.')
  const asYml = `${path.slice(0, path.length - fileNameOf(path).length)}${name}.yml`
  if (contentTypeOf(asYml) && /\.(?:ya?ml|txt|json)$/i.test(path))
    return { message: 'the file has the wrong extension', advice: `Rename it to ${slugOf(asYml)}.yml.` }
  if (!/\.ya?ml$/i.test(path))
    return {
      message: 'this kind of file does not belong here',
      advice:
        'content/ is only for .yml files, images (.jpg, .png, .webp, .avif), and a logo (.svg). Move it elsewhere.',
    }
  const own = 'A page of your own belongs in content/text-pages/.'
  if (folder !== 'pages' && folder !== '.')
    return { message: 'the site does not use this folder', advice: didYouMean(folder, FOLDERS, own) }
  const here = FILES.filter((file) => folderOf(file) === folder)
  const otherwise = `${own} The only files allowed here are ${joinWithAnd(here.map(fileNameOf))}.`
  return {
    message: 'the site does not use this file',
    advice: didYouMean(fileNameOf(path), here.map(fileNameOf), otherwise),
  }
}
