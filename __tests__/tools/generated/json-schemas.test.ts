import Ajv from 'ajv'
import { jsonSchema } from '../../../content-check/generated/schema-files'
import { CONTENT_TYPES, contentTypeOf } from '../../../content-model/registry'
import { CONTENT_FILES, readYaml } from '../../content/content-text'
import { serviceContent, siteContent } from '../../factories/content'

const ajv = new Ajv({ allErrors: true })

const validators = new Map(CONTENT_TYPES.map((type) => [type.name, ajv.compile(jsonSchema(type))]))

/** The validation errors of a value for a file's content type, such as `.cards should NOT have fewer than 3 items`. */
function validationErrors(file: string, value: unknown): string[] {
  const type = contentTypeOf(file)
  const validate = type && validators.get(type.name)
  if (!validate) throw new Error(`No content type claims ${file}`)
  return validate(value) ? [] : (validate.errors ?? []).map(({ dataPath, message }) => `${dataPath} ${message ?? ''}`)
}

const fieldOf = (name: string, ...path: string[]) => {
  const type = CONTENT_TYPES.find((one) => one.name === name)
  return path.reduce<unknown>(
    (value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined),
    type && jsonSchema(type),
  )
}

test.each(CONTENT_FILES)('%s matches its schema', (file) => {
  expect(validationErrors(file, readYaml(file))).toEqual([])
})

test.each<[mistake: string, file: string, value: object, validationError: string]>([
  [
    'a misspelled field',
    'services/a.yml',
    { ...serviceContent(), nmae: 'Tax' },
    'should NOT have additional properties',
  ],
  [
    'a missing field',
    'services/a.yml',
    { ...serviceContent(), name: undefined },
    "should have required property 'name'",
  ],
  [
    'an unknown icon',
    'services/a.yml',
    { ...serviceContent(), icon: 'shield-chek' },
    '.icon should be equal to one of',
  ],
  [
    'a prefix that is not a slug',
    'services/a.yml',
    { ...serviceContent(), prefixes: ['/services'] },
    '.prefixes[0] should match pattern',
  ],
  [
    'a text that is too long',
    'services/a.yml',
    serviceContent({ name: 'a'.repeat(33) }),
    '.name should NOT be longer than 32',
  ],
  [
    'two lines instead of one',
    'services/a.yml',
    serviceContent({ name: 'Tax\nPlanning' }),
    '.name should match pattern',
  ],
  ['a link without a scheme', 'site.yml', withButton('contact'), '.navigation.button.to should match pattern'],
])('the schema rejects %s', (_, file, value, validationError) => {
  expect(validationErrors(file, JSON.parse(JSON.stringify(value)))).toContainEqual(
    expect.stringContaining(validationError),
  )
})

function withButton(to: string) {
  const { navigation, ...others } = siteContent()
  return { ...others, navigation: { ...navigation, button: { label: 'Contact', to } } }
}

test('the schema accepts text with the trailing line break of YAML’s “>” as one line', () => {
  expect(validationErrors('services/a.yml', serviceContent({ summary: 'One sentence.\n' }))).toEqual([])
})

test('a field has its label, hint, limits, and example in the schema', () => {
  expect(fieldOf('Service', 'properties', 'name')).toMatchObject({
    title: 'Short name',
    description: 'The name in menus and on cards, such as “Tax Planning”. On one line, at most 32 characters.',
    examples: ['Tax Planning'],
  })
})

test('text in the wrong format has an error message instead of a pattern', () => {
  expect(fieldOf('TeamMember', 'properties', 'phone')).toMatchObject({
    patternErrorMessage: 'Must be a phone number, such as (312) 555-0142.',
  })
})

test('a schema does not depend on the existing entries', () => {
  expect(fieldOf('HomePage', 'properties', 'services', 'properties', 'cards', 'items')).toMatchObject({
    description: 'The name of a file in content/services/, without .yml.',
    pattern: '^[a-z0-9]+(?:-[a-z0-9]+)*$',
  })
})

test('the model’s own metadata does not become schema keywords', () => {
  const text = JSON.stringify(CONTENT_TYPES.map(jsonSchema))
  for (const key of ['"hint":', '"example":', '"references":', '"shape":']) expect(text).not.toContain(key)
})
