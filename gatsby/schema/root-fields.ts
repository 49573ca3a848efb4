import { ICON_NAMES } from '../../src/content-model/icon'
import { CONTENT_TYPES, type ContentType } from '../../src/content-model/registry'
import { readIcon } from './field-extensions'

/** The part of Gatsby's node model that these resolvers use. */
interface ResolverContext {
  nodeModel: {
    findOne: (args: { type: string; query: object }) => Promise<unknown>
    getNodeById: (args: { id: string; type: string }) => unknown
  }
}

/** Whether a content type has exactly one entry. */
const isSingle = ({ source }: ContentType) => source.kind === 'files' && source.files.length === 1

/** The root field that returns the only entry, or the entry with an ID. */
function entryField(type: ContentType): object {
  const { name } = type
  return isSingle(type)
    ? {
        type: `${name}!`,
        args: {},
        resolve: (_source: unknown, _args: unknown, { nodeModel }: ResolverContext) =>
          nodeModel.findOne({ type: name, query: {} }),
      }
    : {
        type: `${name}!`,
        args: { id: 'String!' },
        resolve: (_source: unknown, { id }: { id: string }, { nodeModel }: ResolverContext) =>
          nodeModel.getNodeById({ id, type: name }),
      }
}

/** The name of the root field of one entry: the type's name in lower camel case, as in Gatsby's own root fields. */
const rootFieldName = (name: string) => name.charAt(0).toLowerCase() + name.slice(1)

/**
 * Makes the root field of each content type non-null, because the content check guarantees that the entries exist, and adds
 * a field for the icons that editors can choose. Lists are Gatsby's own root fields, such as `allService`.
 *
 * @param createResolvers Gatsby's function of that name
 */
export function createRootFields(createResolvers: (resolvers: object) => void): void {
  const icons = { type: '[Icon!]!', resolve: () => ICON_NAMES.map(readIcon) }
  const entries = CONTENT_TYPES.map((type): [string, object] => [rootFieldName(type.name), entryField(type)])
  createResolvers({ Query: { ...Object.fromEntries(entries), icons } })
}
