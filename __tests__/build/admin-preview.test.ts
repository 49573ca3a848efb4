import { readFileSync } from 'node:fs'
import { CONTENT_PATH, QUERY_PARTS_PATH } from '../../admin/paths'
import { pageOf } from '../../admin/preview/page-of'
import { prepareQuery, type QueryParts, readQueryParts } from '../../admin/preview/run-query'
import { contentTypeOf } from '../../content-model/registry'
import { publishedContent } from '../../gatsby/output/admin'
import { pageDataPath, readText, site } from './built-site'

const then = JSON.parse(readText(CONTENT_PATH)) as Record<string, unknown>
const parts = JSON.parse(readText(QUERY_PARTS_PATH)) as QueryParts
const context = readQueryParts(parts, then)

/** The files that the site was built from, as the CMS reads them. */
const files = publishedContent(process.cwd())
const now = Object.fromEntries(Object.keys(then).map((path) => [path, files[path]]))

/** Runs a query over the files that the site was built from. */
async function run(query: string, built: readonly unknown[], shown: string): Promise<unknown> {
  const runEdited = await prepareQuery(context, query, { built, id: shown })
  return runEdited({ now, edited: shown, shown, standIns: {} })
}

/** Gatsby names nodes, and so does the preview. Queries only tell nodes apart by these names. */
const withoutIds = (result: unknown): unknown =>
  JSON.parse(JSON.stringify(result, (key, value: unknown) => (key === 'id' ? undefined : value)))

const dataIn = (path: string) => JSON.parse(readText(path)) as Record<string, unknown> & { result: { data: object } }

test.each(Object.keys(then).filter((path) => contentTypeOf(path)?.page))(
  'the preview of %s shows the data of the built page if nobody has changed anything',
  async (path) => {
    const page = pageOf(path, then, now)
    if (!page) return
    const built = dataIn(pageDataPath(page.path)).result.data
    const { template } = page.type.page ?? {}
    const file = template === undefined ? `pages${page.path === '/' ? '/index' : page.path}` : `templates/${template}`
    const [, query = ''] = /graphql`(\s*query[^`]+)`/.exec(readFileSync(`src/${file}.tsx`, 'utf8')) ?? []
    expect(withoutIds(await run(query, [built], path))).toEqual(withoutIds(built))
  },
)

test('the preview shows what components query as the build made it if nobody has changed anything', async () => {
  const built = site.loadedBy('/').shared.map((path) => dataIn(path).data)
  for (const query of parts.staticQueries) expect(built).toContainEqual(await run(query, built, 'site.yml'))
})
