import { linksToDeleted } from '../../admin/links-to-deleted'
import type { SavedEntry } from '../../admin/saved-content'
import { TEXTS } from '../content-check/content-folder'
import { savedEntry } from './saved-entry'

const entryOf = (path: string) => savedEntry(path, TEXTS.get(path) ?? '')
const SERVICE = entryOf('services/tax-planning.yml')
const JOB = entryOf('jobs/consultant.yml')

/** Lists the links to deleted entries after a change of the page for unknown addresses. */
function linksAfter(to: string, ...deleted: readonly SavedEntry[]) {
  const path = 'pages/not-found.yml'
  const changed = savedEntry(path, (TEXTS.get(path) ?? '').replace(/to: .*/, `to: ${to}`))
  window.savedEntries = () => [
    ...[...TEXTS.keys()].filter((file) => file !== path).map((file) => entryOf(file)),
    changed,
  ]
  return linksToDeleted(deleted)
}

test.each([
  ['a service', '/services/tax-planning', SERVICE],
  ['a service, below its heading', '/services/tax-planning#content', SERVICE],
  ['a position', '/careers#consultant', JOB],
])('a link to %s that is to be deleted is named with its entry and its field', (_, to, deleted) => {
  expect(linksAfter(to, deleted)).toEqual([
    {
      collectionLabel: 'Pages',
      summary: '404 page',
      fieldLabel: 'Link to the home page › Link to',
      messages: [`Links to “${to}”.`],
      entry: { id: 'pages/not-found.yml' },
      keyPath: 'home.to',
    },
  ])
})

test.each(['/about', '/nowhere'])('a link to %s, which is not a page of the entry, does not keep it', (to) => {
  expect(linksAfter(to, SERVICE)).toEqual([])
})

test('links to several entries that are to be deleted are named in the order of the files, each with its own text', () => {
  const page = (slug: string, to: string) =>
    savedEntry(
      `text-pages/${slug}.yml`,
      `${TEXTS.get('text-pages/privacy.yml') ?? ''}    links:\n      - label: About\n        to: /about\n      - label: More\n        to: ${to}\n`,
    )
  window.savedEntries = () => [
    ...[...TEXTS.keys()].map((file) => entryOf(file)),
    page('plans', '/careers#consultant'),
    page('fees', '/services/tax-planning'),
  ]
  const found = linksToDeleted([SERVICE, JOB]).map(({ entry, messages, keyPath }) => [entry.id, ...messages, keyPath])
  expect(found).toEqual([
    ['text-pages/plans.yml', 'Links to “/careers#consultant”.', 'sections.0.links.1.to'],
    ['text-pages/fees.yml', 'Links to “/services/tax-planning”.', 'sections.0.links.1.to'],
  ])
})

test('a link in an entry that is deleted too does not keep another', () => {
  const links = '    links:\n      - label: More\n        to: /services/tax-planning\n'
  const page = savedEntry('text-pages/plans.yml', `${TEXTS.get('text-pages/privacy.yml') ?? ''}${links}`)
  window.savedEntries = () => [SERVICE, page]
  expect(linksToDeleted([SERVICE])).toMatchObject([{ keyPath: 'sections.0.links.0.to' }])
  expect(linksToDeleted([SERVICE, page])).toEqual([])
})
