import { withoutScripts } from '../preview-report/normalize-html'

/**
 * A page's twin is the same page without scripts: the least that the page could take. It is marked as if its app would load,
 * because the contact page otherwise shows no form (src/deferred-start/app-ready.ts).
 */
export const twinOf = (html: string) => withoutScripts(html).replace('<html', '<html data-app')
