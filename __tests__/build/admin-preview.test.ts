import { readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { pageOf } from '../../admin/preview/page-of'
import { addDocument, runQuery } from '../../admin/preview/run-query'
import { contentTypeOf } from '../../content-model/registry'
import { site as siteSettings } from '../../content-model/site'
import { publishedContent, queryParts } from '../../gatsby/output/admin'
import { CONTENT_COPY } from '../../gatsby/sources/content-copy'
import { pageDataPath, readText, site } from './built-site'

const then = publishedContent(dirname(CONTENT_COPY))
const { fragments, icons } = queryParts()
addDocument(fragments)

/** Runs the query in a file over the content that the site was built from. */
function run(file: string, built: unknown, shown: string): unknown {
  const [, query = ''] = /graphql`(\s*query[^`]+)`/.exec(readFileSync(`src/${file}`, 'utf8')) ?? []
  addDocument(query)
  const settings = siteSettings.parse(then['site.yml'])
  return runQuery(query, built, { then, now: then, settings, edited: shown, shown, icons, pictureAt: () => undefined })
}

const dataIn = (path: string) => JSON.parse(readText(path)) as Record<string, unknown> & { result: { data: object } }

test.each(Object.keys(then).filter((path) => contentTypeOf(path)?.page))(
  'the preview of %s shows the data of the built page if nobody has changed anything',
  (path) => {
    const page = pageOf(path, then)
    if (!page) return
    const built = dataIn(pageDataPath(page.path)).result.data
    const { template } = page.type.page ?? {}
    const file = template === undefined ? `pages${page.path === '/' ? '/index' : page.path}` : `templates/${template}`
    expect(run(`${file}.tsx`, built, path)).toMatchObject(built)
  },
)

test('the preview shows the settings that all pages share as the build made them if nobody has changed anything', () => {
  const [path = ''] = site.loadedBy('/').shared
  const { data } = dataIn(path)
  expect(run('layout/useSiteSettings.ts', data, 'site.yml')).toMatchObject(Object(data) as object)
})
