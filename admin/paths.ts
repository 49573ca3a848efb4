/** Names of these files change with their content. */
export const ADMIN_ASSETS = '/static/admin/'

/** Empty if the site’s settings name no repository. */
export const CONFIG_PATH = '/admin/config.json'

/** The fields of the files that the site shows, for the check and the preview. */
export const CONTENT_PATH = '/admin/content.json'

/** The fragments of queries for the preview, and the drawings of all icons. */
export const QUERY_PARTS_PATH = '/admin/query-parts.json'
