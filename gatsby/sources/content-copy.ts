import { CONTENT_FOLDER } from '../../content-check/parse/content-files'

/**
 * The folder with the content that Gatsby reads: a copy that is always valid, so that `gatsby develop` keeps working while
 * the original is not. Only previews include unpublished entries; see `@published` in gatsby/schema/.
 */
export const CONTENT_COPY = `.cache/${CONTENT_FOLDER}`
