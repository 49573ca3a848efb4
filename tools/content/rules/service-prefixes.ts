import { pagePaths } from '../../../src/content-model/entry-pages'
import { CONTENT_TYPES, slugOf } from '../../../src/content-model/registry'
import { serviceType } from '../../../src/content-model/service'
import { reservedPart } from '../../../src/routes/reserved-paths'
import type { Finding } from '../messages/problem'
import { quoted } from '../messages/text-format'
import type { TextField } from '../parse/schema-path'
import type { Entry, FieldFinding } from './entry'

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

/** A prefix of services in `content/site.yml` at which the site has something else. */
export function takenPrefix({ path: [field, index], text }: TextField, { type }: Entry): FieldFinding | undefined {
  return type.name === 'SiteSettings' && field === 'servicePrefixes' && index !== undefined
    ? findingOf(text)
    : undefined
}
