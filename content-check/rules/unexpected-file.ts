import { z } from 'zod'
import { CONTENT_TYPES, type ContentType, contentTypeOf, slugOf } from '../../content-model/registry'
import { characterName } from '../messages/character-names'
import type { Finding } from '../messages/problem'
import { didYouMean, joinWithAnd, joinWithOr, quotedInFull } from '../messages/text-format'
import { CONTENT_FOLDER } from '../parse/content-files'
import { fileNameOf, folderOf } from '../parse/content-path'
import { fieldsOf, fileSchema } from '../parse/schema-path'
import { ENDING } from './copied-files'
import type { FreeNames } from './free-names'
import { imageStem } from './image-names'
import { deceptiveCharacter, described, typed } from './look-alikes'
import { slugify } from './slugify'

const FOLDERS = ['pages', ...CONTENT_TYPES.flatMap(({ source }) => (source.kind === 'folder' ? [source.folder] : []))]

const FILES = CONTENT_TYPES.flatMap(({ source }) =>
  source.kind === 'folder' ? [] : [{ file: source.file, isOptional: source.kind === 'list' && source.optional }],
)

/** Other names for files that browsers can show, and the usual ones. */
const OTHER_EXTENSIONS: readonly [pattern: RegExp, extension: string][] = [
  [/\.(?:jfif|jif|jpe|pjpeg|pjp)$/i, '.jpg'],
  [/\.apng$/i, '.png'],
]

/** Pictures of phones, cameras, scanners, and image editors that the site cannot show. */
const OTHER_IMAGE =
  /\.(?:hei[cf]s?|hif|livp|avifs|tiff?|bmp|dib|gif|ico|icns|jxl|jxr|wdp|jp[2fx]|j2[kc]|psd|psb|xcf|ai|eps|afphoto|tga|dng|cr[23w]|nef|nrw|arw|srf|sr2|raf|rw2|rwl|orf|pef|srw|x3f|raw|3fr|iiq|kdc|dcr|mos|mrw|erf|mef|gpr|mpo)$/i

/** An image with something after its extension: another extension, or what Windows removes from the end of a name. */
const IMAGE_WITH_MORE = /^(.+)(\.(?:jpe?g|png|webp|avif|svg))(?:[. ]|\.(?:txt|json|ya?ml|download))+$/i

/**
 * What may be in place of `.yml`: another extension of a text file, even after `.yml` itself. The lookbehind keeps the
 * pattern linear: it tries each run of extensions once.
 */
const EXTENSIONS = /(?:(?<!\.ya?ml)(?:\.ya?ml)+)?\.(?:ya?ml|txt|json)$/i

/** What is wrong with the end of a name. */
const wrongEnd = (name: string) =>
  /[. ]$/.test(name) ? `the name ends with ${characterName(name.slice(-1))}` : 'the file has the wrong extension'

/** What a text or an image of another kind, or with another extension, should be. */
function wrongKind(path: string, freeNames: FreeNames): Finding | undefined {
  const name = fileNameOf(path)
  const [, stem = '', extension] = IMAGE_WITH_MORE.exec(name) ?? []
  if (extension !== undefined)
    return { message: wrongEnd(name), advice: `Rename it to ${freeNames.suggest(path, imageStem(stem), extension)}.` }
  const [, renamed] = OTHER_EXTENSIONS.find(([pattern]) => pattern.test(name)) ?? []
  if (renamed !== undefined) {
    const free = freeNames.suggest(path, imageStem(name), renamed)
    return { message: 'the file has the wrong extension', advice: `Rename it to ${free}.` }
  }
  const [, kind] = OTHER_IMAGE.test(name) ? (/\.(\w+)$/.exec(name) ?? []) : []
  if (kind === undefined) return undefined
  const free = freeNames.suggest(path, imageStem(name), '.jpg')
  return {
    message: `the site cannot show ${kind.toUpperCase()} images`,
    advice: `Open it in an image editor, save it here as a JPEG with the name ${free}, and delete this file.`,
  }
}

/**
 * Explains what is wrong with a path in `content/` that belongs to no content type.
 *
 * @param present the paths of all files in `content/`. Nobody means the name of a file that is there: without this, the
 *   advice about a file with a former name would be to overwrite a file with a similar one
 * @param freeNames names that no file has
 */
export function unexpectedFile(path: string, present: ReadonlySet<string>, freeNames: FreeNames): Finding {
  const image = wrongKind(path, freeNames)
  if (image) return image
  const asYml = path.replace(ENDING, '').replace(EXTENSIONS, '.yml')
  const type = asYml === path ? undefined : contentTypeOf(asYml)
  const nameOf = (asEntry: string, { source }: ContentType) => {
    const slug = slugOf(asEntry)
    return freeNames.suggest(path, source.kind === 'folder' ? slugify(typed(slug)) || 'entry' : slug, '.yml')
  }
  if (type) return { message: wrongEnd(path), advice: `Rename it to ${nameOf(asYml, type)}.` }
  const deceptive = deceptiveCharacter(path)
  if (deceptive)
    return {
      message: `the path contains ${described(deceptive.character)}`,
      advice: `Rename it, and type the name with the keyboard: ${quotedInFull(`${CONTENT_FOLDER}/${typed(path)}`)}.`,
    }
  const folder = folderOf(path)
  const named = `${asYml}.yml`
  const unnamed = /\.\w+$/.test(asYml) || present.has(named) ? undefined : contentTypeOf(named)
  if (unnamed)
    return {
      message: 'the file has no extension',
      advice: `If it is ${unnamed.label}, rename it to ${nameOf(named, unnamed)}. Otherwise, move it elsewhere.`,
    }
  if (!/\.ya?ml$/i.test(path))
    return {
      message: 'this kind of file does not belong here',
      advice:
        'content/ is only for .yml files, images (.jpg, .png, .webp, .avif), and a logo (.svg). Move it elsewhere.',
    }
  const place = FILES.find(({ file }) => fileNameOf(file) === fileNameOf(path) && !freeNames.has(file))?.file
  if (place !== undefined) {
    // Whoever moves the file has the missing one.
    freeNames.suggest(`${place} in another folder`, slugOf(place), '.yml')
    return {
      message: 'the file is in the wrong folder',
      advice: `Move it to ${folderOf(`${CONTENT_FOLDER}/${place}`)}/.`,
    }
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

/** A file in the folder of one content type that is a valid file of another. */
interface MisplacedFile {
  finding: Finding
  type: ContentType
  /** Its path after following the advice; undefined if the file of that type is already there. */
  target: string | undefined
}

/**
 * Finds out whether a file in the folder of a content type has fields that the type lacks, but is a valid file of another.
 *
 * @param value the file's value, with the names of fields as they are written
 * @param freeNames names that no file has
 */
export function misplacedFile(
  path: string,
  own: ContentType,
  value: unknown,
  freeNames: FreeNames,
): MisplacedFile | undefined {
  const known = fieldsOf(fileSchema(own))
  const names = Object.keys(z.record(z.string(), z.unknown()).safeParse(value).data ?? {})
  if (own.source.kind !== 'folder' || names.every((name) => known.has(name))) return undefined
  const type = CONTENT_TYPES.find((other) => fileSchema(other).safeParse(value).success)
  if (!type) return undefined
  const message = `the file is in the wrong folder: its fields are those of ${type.label}`
  if (type.source.kind !== 'folder' && freeNames.has(type.source.file)) {
    const kept = `${CONTENT_FOLDER}/${type.source.file}`
    const advice = `If anything in it is newer, put that into ${kept}. Then delete this file.`
    return { finding: { message, advice }, type, target: undefined }
  }
  const place = type.source.kind === 'folder' ? `${type.source.folder}/${fileNameOf(path)}` : type.source.file
  const folder = folderOf(place)
  const name = freeNames.suggest(`${folder}/.`, slugOf(place), '.yml')
  const naming = name === fileNameOf(path) ? '' : `, and name it ${name}`
  const advice = `Move it to ${folderOf(`${CONTENT_FOLDER}/${place}`)}/${naming}.`
  return { finding: { message, advice }, type, target: folder === '.' ? name : `${folder}/${name}` }
}
