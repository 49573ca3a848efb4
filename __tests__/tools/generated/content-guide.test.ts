import { CONTENT_TYPES } from '../../../content-model/registry'
import { contentGuide } from '../../../tools/generated/content-guide'

const lines = contentGuide().split('\n')

test('the overview links to the section of every content type', () => {
  const titles = lines.filter((line) => line.startsWith('## ')).map((line) => line.slice(3))
  expect(titles).toHaveLength(CONTENT_TYPES.length + 1)
  const anchors = lines.flatMap((line) => /^\| \[.*?\]\(#(.*?)\)/.exec(line)?.[1] ?? [])
  expect(anchors).toEqual(titles.slice(0, -1).map((title) => title.toLowerCase().replaceAll(' ', '-')))
})

test('a section lists the files and the pages that show them', () => {
  expect(lines).toContain('`content/team/<slug>.yml`, shown on `/about/team` and `/about`.')
})

test.each([
  [
    'a text',
    '| `name` | **Short name**. The name in menus and on cards, such as “Tax Planning”. | yes | On one line, at most 32 characters | `Tax Planning` |',
  ],
  [
    'an optional text',
    '| `phone` | **Phone number** | no | A phone number, such as (312) 555-0142 | `(312) 555-0142` |',
  ],
  [
    'a list of groups',
    '| `cards` | **Component cards**. One sentence of 12 to 20 words each. | yes | 1 to 6 entries; the fields below |  |',
  ],
  [
    'a list of texts',
    '| `specialties` | **Specialties** | yes | 1 to 6 entries; each on one line, at most 40 characters | `- Pricing and fee schedules` |',
  ],
  [
    'a list of slugs',
    '| `groups[].services` | **Services** | yes | 1 to 100 entries; each the name of a file in content/services/, without .yml | `- tax-planning` |',
  ],
  [
    'a choice',
    '| `editing.host` | **Git host**. For Forgejo and Codeberg, use gitea. | yes | One of: github, gitlab, gitea | `github` |',
  ],
  ['a number', '| `rating` | **Rating**. From 1 to 5. | yes | A whole number from 1 to 5 | `5` |'],
])('%s has a row', (_, expected) => {
  expect(lines).toContain(expected)
})

test('an example that YAML would misread is in quotes', () => {
  expect(lines.find((line) => line.includes('**Link to the LinkedIn profile**'))).toContain('`"{name} on LinkedIn"`')
})
