import { stringify } from 'yaml'
import { serviceContent } from '../factories/content'
import { contentForEachTest } from './content-folder'
import { problemsOf, testMistakes } from './mistakes'

const SERVICE = 'services/tax-planning.yml'
const MEMBER = 'team/ada-sample.yml'
const HOME = 'pages/home.yml'

describe('a broken reference', () => {
  testMistakes([
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
      'the title of a service instead of its slug',
      HOME,
      '- tax-planning',
      '- Tax Planning Services',
      '25:7 Services › Service cards › Service 1: there is no service “Tax Planning Services”. Did you mean “tax-planning”?',
    ],
    [
      'the address of a service instead of its slug',
      HOME,
      '- tax-planning',
      '- /services/tax-planning',
      '25:7 Services › Service cards › Service 1: there is no service “/services/tax-planning”. Did you mean “tax-planning”?',
    ],
    [
      'a service that appears twice in a list',
      HOME,
      '- tax-planning',
      '- tax-planning\n    - tax-planning',
      '26:7 Services › Service cards › Service 2: “tax-planning” is listed twice, first on line 25. Keep only one of the two.',
    ],
    [
      'an image that does not exist',
      MEMBER,
      'order: 1',
      'order: 1\nimage: ./ada.jpg',
      '4:8 Portrait: there is no image “./ada.jpg”. Put the image in content/team/, or correct its name; capitalization matters.',
    ],
    [
      'an image in another folder',
      MEMBER,
      'order: 1',
      'order: 1\nimage: ./../ada.jpg',
      '4:8 Portrait: must name an image in the same folder as this file. Put the image in that folder, and write ./ followed by its name.',
    ],
  ])
})

const content = contentForEachTest()

const problems = () => problemsOf(content)

/** Adds a service that nothing refers to. */
function addService(): void {
  const words = { title: 'Lending Services', description: 'Lending for advisory practices.' }
  content.write('services/lending.yml', stringify(serviceContent(words), { lineWidth: 0 }))
}

test('the check reports a duplicate key of a list at its second occurrence', () => {
  const statistic = '- {key: retention, icon: heart, value: "97%", label: Clients}\n'
  content.write('statistics.yml', statistic + statistic)
  expect(problems()).toEqual([
    'statistics.yml:2:9 Entry 2 › Key: “retention” is listed twice, first on line 1. Keep only one of the two.',
  ])
})

test('the check reports a missing entry at each reference', () => {
  content.write('services/lending.yml', content.read(SERVICE))
  content.remove(SERVICE)
  const message = 'there is no service “tax-planning”. Use the name of a file in content/services/, without .yml.'
  const menu = 'Navigation bar › Services menu › Groups › Service group 1 › Services › Service 1'
  expect(problems().filter((problem) => !problem.includes('Warning'))).toEqual([
    `pages/home.yml:25:7 Services › Service cards › Service 1: ${message}`,
    `pages/services.yml:11:9 Groups › Group 1 › Services › Service 1: ${message}`,
    `site.yml:27:13 ${menu}: ${message}`,
    `site.yml:38:9 Footer › Services column › Services › Service 1: ${message}`,
  ])
})

test('the check warns about a service that nothing refers to', () => {
  addService()
  expect(problems()).toEqual([
    'services/lending.yml:1:1 Warning: no menu, list, or page shows the service “lending”. To show it, add it to content/pages/home.yml, content/pages/services.yml, or content/site.yml.',
  ])
})

test('the check warns about a statistic that nothing refers to', () => {
  content.write(
    'statistics.yml',
    content.read('statistics.yml') + content.read('statistics.yml').replace('retention', 'growth'),
  )
  expect(problems()).toEqual([
    'statistics.yml:6:8 Warning: no menu, list, or page shows the statistic “growth”. To show it, add it to content/pages/about.yml or content/pages/home.yml.',
  ])
})

test('the check does not warn about an unreferenced entry that a page lists automatically', () => {
  content.write(SERVICE, `${content.read(SERVICE)}testimonial: b-client\n`)
  content.write('testimonials/c-client.yml', content.read('testimonials/b-client.yml').replace('order: 1', 'order: 2'))
  expect(problems()).toEqual([])
})

test('the check reports no unused entries if a file cannot be read', () => {
  addService()
  content.replace(HOME, 'heading: Grow', 'heading: @Grow')
  expect(problems()).toHaveLength(1)
})

test('the check reports a testimonial of a service that does not exist', () => {
  content.write(SERVICE, `${content.read(SERVICE)}testimonial: b-clint\n`)
  expect(problems()).toEqual([
    expect.stringMatching(/Testimonial: there is no testimonial “b-clint”\. Did you mean “b-client”\?$/),
  ])
})

test('the check accepts a link to the address of a position', () => {
  content.replace(HOME, 'to: /services', 'to: /careers#consultant')
  expect(problems()).toEqual([])
})
