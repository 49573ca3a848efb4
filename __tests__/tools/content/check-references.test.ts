/** @jest-environment node */
import { stringify } from 'yaml'
import { serviceContent } from '../../factories/content'
import { contentFolder, type ContentFolder } from './content-folder'
import { eachIsToldOnce, problemsOf } from './mistakes'

const SERVICE = 'services/tax-planning.yml'
const MEMBER = 'team/ada-sample.yml'
const HOME = 'pages/home.yml'

describe('a name that leads nowhere is told once, at its place', () => {
  eachIsToldOnce([
    [
      'a misspelled service',
      HOME,
      '- tax-planning',
      '- tax-planing',
      '25:7 Services › Service cards › Service 1: there is no service “tax-planing”. Did you mean “tax-planning”?',
    ],
    [
      'an unknown service',
      HOME,
      '- tax-planning',
      '- lending',
      '25:7 Services › Service cards › Service 1: there is no service “lending”. Use the name of a file in content/services/, without .yml.',
    ],
    [
      'an unknown figure',
      HOME,
      '- retention',
      '- retension',
      '20:7 Results › Figures › Figure 1: there is no figure “retension”. Did you mean “retention”?',
    ],
    [
      'the name of a service for its slug',
      HOME,
      '- tax-planning',
      '- Tax Planning',
      '25:7 Services › Service cards › Service 1: there is no service “Tax Planning”. Did you mean “tax-planning”?',
    ],
    [
      'the title of a service for its slug',
      HOME,
      '- tax-planning',
      '- Tax Planning Services',
      '25:7 Services › Service cards › Service 1: there is no service “Tax Planning Services”. Did you mean “tax-planning”?',
    ],
    [
      'the file of a service for its slug',
      HOME,
      '- tax-planning',
      '- tax-planning.yml',
      '25:7 Services › Service cards › Service 1: there is no service “tax-planning.yml”. Did you mean “tax-planning”?',
    ],
    [
      'the address of a service for its slug',
      HOME,
      '- tax-planning',
      '- /services/tax-planning',
      '25:7 Services › Service cards › Service 1: there is no service “/services/tax-planning”. Did you mean “tax-planning”?',
    ],
    [
      'a slug with a space',
      HOME,
      '- tax-planning',
      '- "tax-planning "',
      '25:7 Services › Service cards › Service 1: has a space before or after it. Write tax-planning alone.',
    ],
    [
      'a service that stands twice in a list',
      HOME,
      '- tax-planning',
      '- tax-planning\n    - tax-planning',
      '26:7 Services › Service cards › Service 2: “tax-planning” stands in this list twice, first in line 25. Keep one of the two.',
    ],
    [
      'a picture that is not there',
      MEMBER,
      'order: 1',
      'order: 1\nimage: ./ada.jpg',
      '4:8 Portrait: there is no picture “./ada.jpg”. Put the picture into content/team/, or correct its name; capitals count.',
    ],
    [
      'a picture of another folder',
      MEMBER,
      'order: 1',
      'order: 1\nimage: ./../ada.jpg',
      '4:8 Portrait: must name a picture beside this file. Put the picture into the same folder and write ./ and its name.',
    ],
  ])
})

let content: ContentFolder
beforeEach(() => {
  content = contentFolder()
})
afterEach(() => {
  content.dispose()
})

const problems = () => problemsOf(content)

/** Adds a service that nothing names. */
function addService(): void {
  const words = { title: 'Lending Services', description: 'Lending for advisory practices.' }
  content.write('services/lending.yml', stringify(serviceContent(words), { lineWidth: 0 }))
}

test('a key of the list that stands twice is told at the second one', () => {
  const figure = '- {key: retention, icon: heart, value: "97%", label: Clients}\n'
  content.write('stats.yml', figure + figure)
  expect(problems()).toEqual([
    'stats.yml:2:9 Entry 2 › Key: “retention” is the key of another entry above. Give each entry a key of its own.',
  ])
})

test('an entry whose file is gone is told wherever it is named, with all of these places', () => {
  content.write('services/lending.yml', content.read(SERVICE))
  content.remove(SERVICE)
  const told =
    'there is no service “tax-planning”. Use the name of a file in content/services/, without .yml. ' +
    'If it was removed, remove its name wherever it stands: ' +
    'content/pages/home.yml:25, content/pages/services.yml:11, content/site.yml:27 and content/site.yml:38.'
  const menu = 'Navigation bar › Services menu › Groups › Group of services 1 › Services › Service 1'
  expect(problems().filter((problem) => !problem.includes('Warning'))).toEqual([
    `pages/home.yml:25:7 Services › Service cards › Service 1: ${told}`,
    `pages/services.yml:11:9 Groups › Group 1 › Services › Service 1: ${told}`,
    `site.yml:27:13 ${menu}: ${told}`,
    `site.yml:38:9 Footer › Column of services › Services › Service 1: ${told}`,
  ])
})

test('of very many places where a missing entry is named, the first twenty are listed', () => {
  content.replace(HOME, '    - retention\n', '    - growth\n'.repeat(25))
  expect(problems().find((problem) => problem.includes('there is no figure'))).toMatch(
    /wherever it stands: content\/pages\/home\.yml:20, .*, content\/pages\/home\.yml:39 and 5 other places\.$/,
  )
})

test('a service that nothing names is a warning', () => {
  addService()
  expect(problems()).toEqual([
    'services/lending.yml:1:1 Warning: no menu, list or page shows the service “lending”. To show it, name it in content/pages/home.yml, content/pages/services.yml or content/site.yml.',
  ])
})

test('a figure that nothing names is a warning', () => {
  content.write('stats.yml', content.read('stats.yml') + content.read('stats.yml').replace('retention', 'growth'))
  expect(problems()).toEqual([
    'stats.yml:6:8 Warning: no menu, list or page shows the figure “growth”. To show it, name it in content/pages/about.yml or content/pages/home.yml.',
  ])
})

test('where a file cannot be read, nothing is said to be unused', () => {
  addService()
  content.replace(HOME, 'heading: Grow', 'heading: @Grow')
  expect(problems()).toHaveLength(1)
})
