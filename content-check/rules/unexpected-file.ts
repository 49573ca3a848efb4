import { CONTENT_TYPES, contentTypeOf, slugOf } from '../../content-model/registry'
import type { Finding } from '../messages/problem'
import { didYouMean, joinWithAnd, joinWithOr } from '../messages/text-format'
import { fileNameOf, folderOf } from '../parse/content-path'

const FOLDERS = ['pages', ...CONTENT_TYPES.flatMap(({ source }) => (source.kind === 'folder' ? [source.folder] : []))]

const FILES = CONTENT_TYPES.flatMap(({ source }) =>
  source.kind === 'folder' ? [] : [{ file: source.file, isOptional: source.kind === 'list' && source.optional }],
)

/**
 * Explains what is wrong with a path in `content/` that belongs to no content type.
 *
 * @param present the paths of all files in `content/`. Nobody means the name of a file that is there: without this, the
 *   advice about a file with a former name would be to overwrite a file with a similar one
 */
export function unexpectedFile(path: string, present: ReadonlySet<string>): Finding {
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
  const here = FILES.filter(({ file }) => folderOf(file) === folder)
  const absent = here.filter(({ file }) => !present.has(file))
  const missing = absent.flatMap(({ file, isOptional }) => (isOptional ? [] : [fileNameOf(file)]))
  const otherwise =
    missing.length > 0
      ? `If it is ${joinWithOr(missing)} under another name, rename it. ${own}`
      : `${own} The only files allowed here are ${joinWithAnd(here.map(({ file }) => fileNameOf(file)))}.`
  return {
    message: 'the site does not use this file',
    advice: didYouMean(
      fileNameOf(path),
      absent.map(({ file }) => fileNameOf(file)),
      otherwise,
    ),
  }
}
