import { stringify } from 'yaml'
import { serviceContent } from '../factories/content'
import { contentForEachTest } from './content-folder'
import { problemsOf, testMistakes } from './mistakes'

const adviceFor = (text: string) =>
  `Give each page its own ${text}, so that people can tell them apart in search results.`

describe('duplicate text in search results', () => {
  testMistakes([
    [
      'a duplicate title',
      'pages/team.yml',
      'title: Team',
      'title: About',
      `2:10 Search results › Title: “About” is also the page title in content/pages/about.yml:2. ${adviceFor('page title')}`,
    ],
    [
      'a duplicate title with different capitalization',
      'pages/team.yml',
      'title: Team',
      'title: ABOUT',
      `2:10 Search results › Title: “ABOUT” is also the page title in content/pages/about.yml:2. ${adviceFor('page title')}`,
    ],
    [
      'a title of both a page and a service',
      'services/tax-planning.yml',
      'title: Tax Planning Services',
      'title: Services',
      `1:8 Page title: “Services” is also the page title in content/pages/services.yml:2. ${adviceFor('page title')}`,
    ],
    [
      'a duplicate description',
      'pages/team.yml',
      'the page “Team”',
      'the page “About”',
      `3:16 Search results › Description: “What the page “About” is about.” is also the page description in content/pages/about.yml:3. ${adviceFor('page description')}`,
    ],
  ])
})

const content = contentForEachTest()

test('the check reports the title and the description of a copied service', () => {
  content.write('services/tax-advice.yml', stringify(serviceContent(), { lineWidth: 0 }))
  expect(problemsOf(content).filter((problem) => problem.includes(' is also the page '))).toHaveLength(2)
})

test('the check accepts a title that is also the text of another field', () => {
  content.replace('services/tax-planning.yml', 'summary: Plans', 'summary: Tax Planning Services. Plans')
  content.replace('services/tax-planning.yml', 'name: Tax Planning', 'name: Tax Planning Services')
  expect(problemsOf(content)).toEqual([])
})
