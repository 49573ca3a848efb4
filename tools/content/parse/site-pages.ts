import { type SitePages, sitePages } from '../../../src/content-model/site-pages'
import type { ContentFile } from './content-files'
import { parseYaml } from './parse-yaml'

/** Returns what `content/site.yml`, if it is among these files, says about the pages of the site. */
export function sitePagesIn(files: readonly ContentFile[]): SitePages {
  const source = files.find(({ type }) => type.name === 'SiteSettings')?.source
  return sitePages(source && parseYaml(source).tree?.value)
}
