/** The part of the context of Gatsby's resolvers that reads other nodes. */
export interface ResolverContext {
  nodeModel: { findOne: (args: { type: string; query: object }) => Promise<unknown> }
}

/** Returns the node of `content/site.yml`. Gatsby resolves a field again when it changes. */
export function readSite({ nodeModel }: ResolverContext): Promise<unknown> {
  return nodeModel.findOne({ type: 'SiteSettings', query: {} })
}
