import { type SitePages, sitePages } from '../../../src/content-model/site-pages'
import { type ContentFile, readContentFiles } from './content-files'
import { parseYaml } from './parse-yaml'

/** Returns what `content/site.yml`, if it is among these files, says about the pages of the site. */
export function sitePagesIn(files: readonly ContentFile[]): SitePages {
  const source = files.find(({ type }) => type.name === 'SiteSettings')?.source
  return sitePages(source && parseYaml(source).tree?.value)
}

/** Reads what `content/site.yml` of a project says about the pages of the site. */
export function readSitePages(root: string): SitePages {
  return sitePagesIn(readContentFiles(root).entries)
}
