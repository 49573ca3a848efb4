import { CONTENT_TYPES } from '../../content-model/registry'
import type { NodeModel } from './resolver-context'

/** Makes entries' root fields non-null: the content check guarantees that they exist. */
export function createRootFields(createResolvers: (resolvers: object) => void): void {
  const entries = CONTENT_TYPES.map(({ name: type, source }): [string, object] => {
    const isSingle = source.kind === 'file'
    const field = {
      type: `${type}!`,
      args: isSingle ? {} : { id: 'String!' },
      resolve: (_source: unknown, { id }: { id: string }, { nodeModel }: { nodeModel: NodeModel }) =>
        isSingle ? nodeModel.findOne({ type, query: {} }) : nodeModel.getNodeById({ id, type }),
    }
    // As in Gatsby's own root fields, in lower camel case.
    return [type.charAt(0).toLowerCase() + type.slice(1), field]
  })
  createResolvers({ Query: Object.fromEntries(entries) })
}
