import { CONTENT_FOLDER } from '../../content-check/parse/content-files'

/** The valid content for Gatsby. Only previews include unpublished entries; see `@published`. */
export const CONTENT_COPY = `.cache/${CONTENT_FOLDER}`
