import { existsSync, readFileSync } from 'node:fs'
import graphql from 'gatsby/graphql.js'

const { parse, visit } = graphql

const FILE = 'src/gatsby-types.d.ts'

/**
 * Returns which definitions of a GraphQL document, and which of their fields, the generated types lack.
 *
 * @param {string} query
 * @param {string} types the text of src/gatsby-types.d.ts
 * @returns {string[]} such as `Profile` for an unknown fragment, and `Profile.credential` for an unknown field
 */
export function missingTypes(query, types) {
  const lines = types.split('\n')
  return parse(query).definitions.flatMap((definition) => {
    const name = definition.name.value
    const suffix = definition.kind === 'FragmentDefinition' ? 'Fragment' : 'Query'
    // A fragment on an interface has a type for each type of the interface, such as `Head_AboutPage_Fragment`.
    const type = lines.filter((line) =>
      [`type ${name}${suffix} =`, `type ${name}_`].some((start) => line.startsWith(start)),
    )
    if (type.length === 0) return [name]
    const keys = []
    visit(definition, { Field: ({ alias, name: { value } }) => void keys.push(alias?.value ?? value) })
    return keys.filter((key) => !type.some((line) => line.includes(` ${key}: `))).map((key) => `${name}.${key}`)
  })
}

/** An ESLint rule that says why errors about types follow from a changed query: TypeScript then knows only the former one. */
export const queryTypes = {
  meta: {
    type: 'problem',
    messages: {
      stale: `${FILE} lacks {{ missing }} of this query. Run “npm run build” first, which generates it. Other type errors in this file may have the same cause.`,
    },
  },
  create: (context) => ({
    'TaggedTemplateExpression[tag.name="graphql"]': (node) => {
      const types = existsSync(FILE) ? readFileSync(FILE, 'utf8') : ''
      const missing = missingTypes(node.quasi.quasis[0].value.cooked, types)
      if (missing.length > 0) context.report({ node, messageId: 'stale', data: { missing: missing.join(', ') } })
    },
  }),
}
