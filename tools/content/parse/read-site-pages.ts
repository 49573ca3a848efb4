import type { SitePages } from '../../../src/content-model/site-pages'
import { readContentFiles } from './read-content-files'
import { sitePagesIn } from './site-pages'

/** Reads what `content/site.yml` of a project says about the pages of the site. */
export function readSitePages(root: string): SitePages {
  return sitePagesIn(readContentFiles(root).entries)
}
