/** The folder of the content, relative to the project's root. */
export const CONTENT_FOLDER = 'content'

/** The file with the brand, relative to the folder of the content. */
export const BRAND_FILE = 'brand.yml'
