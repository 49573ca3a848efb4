/** The folder of the editor's scripts and fonts on the site. Their names change with their content. */
export const ADMIN_ASSETS = '/static/admin/'

/** The configuration of the CMS; empty if the site’s settings name no repository. */
export const CONFIG_PATH = '/admin/config.json'

/** The entries that the site shows, which changes are checked against. */
export const CONTENT_PATH = '/admin/content.json'
