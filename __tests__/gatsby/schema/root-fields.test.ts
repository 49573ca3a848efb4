import { CONTENT_TYPES } from '../../../content-model/registry'
import { createRootFields } from '../../../gatsby/schema/root-fields'

interface RootField {
  type: string
  resolve: (source: unknown, args: { id: string }, context: { nodeModel: NodeModel }) => unknown
}

interface NodeModel {
  findOne: (args: { type: string; query: object }) => unknown
  getNodeById: (args: { id: string; type: string }) => unknown
}

function isRootField(value: unknown): value is RootField {
  return typeof value === 'object' && value !== null && 'type' in value && 'resolve' in value
}

/** Returns the root fields that a build adds, by name. */
function rootFields(): Map<string, RootField> {
  const fields = new Map<string, RootField>()
  createRootFields((resolvers) => {
    if (!('Query' in resolvers) || typeof resolvers.Query !== 'object' || !resolvers.Query) return
    for (const [name, field] of Object.entries(resolvers.Query)) if (isRootField(field)) fields.set(name, field)
  })
  return fields
}

const nodeModel: NodeModel = {
  findOne: ({ type }) => `the ${type}`,
  getNodeById: ({ id, type }) => `the ${type} ${id}`,
}

test('no root field is nullable', () => {
  expect([...rootFields().values()].filter(({ type }) => !type.endsWith('!'))).toEqual([])
})

test('every content type has a root field with its name', () => {
  const fields = [...rootFields()].map(([name, { type }]) => [name, type])
  const named = CONTENT_TYPES.map(({ name }) => [name.charAt(0).toLowerCase() + name.slice(1), `${name}!`])
  expect(fields).toEqual(expect.arrayContaining(named))
})

test('a root field for a single entry returns that entry', () => {
  expect(rootFields().get('homePage')?.resolve({}, { id: '' }, { nodeModel })).toBe('the HomePage')
})

test('a root field for one of many entries returns the one with the ID', () => {
  expect(rootFields().get('service')?.resolve({}, { id: '7' }, { nodeModel })).toBe('the Service 7')
})
