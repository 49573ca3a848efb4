import { CONTENT_TYPES } from '../content-model/registry'
import type { NodeModel } from './node-model'

interface RootField {
  type: string
  args: Readonly<Record<string, string>>
  resolve: (source: unknown, args: { id: string }, context: { nodeModel: NodeModel }) => unknown
}

/**
 * The root fields of entries, such as `homePage` and `service(id: …)`, by name. They are non-null: the content check
 * guarantees that the entries exist.
 */
export const ROOT_FIELDS: Readonly<Record<string, RootField>> = Object.fromEntries(
  CONTENT_TYPES.map(({ name: type, source }): [string, RootField] => {
    const isSingle = source.kind === 'file'
    const field: RootField = {
      type: `${type}!`,
      args: isSingle ? {} : { id: 'String!' },
      resolve: (_source, { id }, { nodeModel }) =>
        isSingle ? nodeModel.findOne({ type, query: {} }) : nodeModel.getNodeById({ id, type }),
    }
    // As in Gatsby's own root fields, in lower camel case.
    return [type.charAt(0).toLowerCase() + type.slice(1), field]
  }),
)
