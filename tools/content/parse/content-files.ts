import type { ContentType } from '../../../src/content-model/registry'
import type { Problem } from '../messages/problem'
import type { SourceText } from './source-text'

/** The content folder, relative to the project's root. */
export const CONTENT_FOLDER = 'content'

/** The file with the brand, relative to the folder of the content. */
export const BRAND_FILE = 'brand.yml'

/** A file of a content type. `source` is absent if the file cannot be read. */
export interface ContentFile {
  /** Path relative to `content/`, such as `team/sarah-johnson.yml`. */
  path: string
  type: ContentType
  source?: SourceText
}

/** Everything in `content/`. */
export interface ContentFiles {
  entries: readonly ContentFile[]
  /** The paths of the image files, and of the logo, relative to `content/`. */
  images: ReadonlySet<string>
  problems: readonly Problem[]
  /** The paths of all files, relative to `content/`. */
  paths: readonly string[]
}
