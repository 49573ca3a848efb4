import { isMap, isScalar, isSeq } from 'yaml'
import { pagePaths } from '../../../src/content-model/entry-pages'
import { CONTENT_TYPES, slugOf } from '../../../src/content-model/registry'
import { serviceType } from '../../../src/content-model/service'
import { reservedPart } from '../../../src/routes/reserved-paths'
import { type Finding, firstProblems, type Problem } from '../messages/problem'
import { quoted } from '../messages/text-format'
import { fieldLabel, fileSchema } from '../parse/schema-path'
import { problemAt } from '../parse/source-text'
import { spanOf } from '../parse/yaml-tree'
import type { Entry } from './schema-check'

const advice = 'Choose another prefix, such as “services”.'

/** The content types that have pages at or below a path. Services may be below their overview. */
const ownerOf = (folder: string) =>
  CONTENT_TYPES.find((type) => {
    if (type === serviceType.page?.parent || type.source.kind !== 'files') return false
    const paths = type.source.files.flatMap((file) =>
      pagePaths(type, slugOf(file), {}, { prefixes: [], off: new Set() }),
    )
    return paths.some((path) => path === folder || path.startsWith(`${folder}/`))
  })

function findingOf(prefix: string): Finding | undefined {
  const folder = `/${prefix}`
  if (reservedPart(folder) !== undefined)
    return { message: `${quoted(folder)} is reserved for the site itself and its host`, advice }
  const owner = ownerOf(folder)
  return owner && { message: `${quoted(folder)} belongs to ${owner.label}`, advice }
}

/** Reports prefixes of services in `content/site.yml` at which the site has something else. */
export function checkServicePrefixes({ source, type, root }: Entry): Problem[] {
  const list = type.name === 'SiteSettings' && isMap(root) ? root.get('servicePrefixes', true) : undefined
  const schema = fileSchema(type)
  return firstProblems(isSeq(list) ? [...list.items.entries()] : [], ([index, item]) => {
    const finding = isScalar(item) ? findingOf(String(item.value)) : undefined
    return (
      finding && problemAt(source, spanOf(item), { field: fieldLabel(schema, ['servicePrefixes', index]), ...finding })
    )
  })
}
