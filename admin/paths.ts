/** The folder of the editor's scripts and fonts on the site. Their names change with their content. */
export const ADMIN_ASSETS = '/static/admin/'

/** The configuration of the CMS; empty if the site’s settings name no repository. */
export const CONFIG_PATH = '/admin/config.json'

/** The fields of the files that the site shows. Changes are checked against them, and the preview shows them. */
export const CONTENT_PATH = '/admin/content.json'

/** What the preview needs to run the queries of pages: the fragments of queries, and the drawings of all icons by name. */
export const QUERY_PARTS_PATH = '/admin/query-parts.json'
