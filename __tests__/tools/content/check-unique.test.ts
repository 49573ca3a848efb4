/** @jest-environment node */
import { serviceContent } from '../../factories/content'
import { stringify } from 'yaml'
import { contentFolder, type ContentFolder } from './content-folder'
import { eachIsToldOnce, problemsOf } from './mistakes'

const ADVICE = 'Give each page its own, so that people can tell them apart in search results.'

describe('what two pages share in search results is told once, at the second of them', () => {
  eachIsToldOnce([
    [
      'a title',
      'pages/team.yml',
      'title: Team',
      'title: About',
      `2:10 Search › Title: “About” is the page title in content/pages/about.yml:2 too. ${ADVICE}`,
    ],
    [
      'a title in other capitals',
      'pages/team.yml',
      'title: Team',
      'title: ABOUT',
      `2:10 Search › Title: “ABOUT” is the page title in content/pages/about.yml:2 too. ${ADVICE}`,
    ],
    [
      'a title of a page and of a service',
      'services/tax-planning.yml',
      'title: Tax Planning Services',
      'title: Services',
      `1:8 Page title: “Services” is the page title in content/pages/services.yml:2 too. ${ADVICE}`,
    ],
    [
      'a description',
      'pages/team.yml',
      'the page “Team”',
      'the page “About”',
      `3:16 Search › Description: “What the page “About” is about.” is the page description in content/pages/about.yml:3 too. ${ADVICE}`,
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

test('a service that was copied is told by its title and by its description', () => {
  content.write('services/tax-advice.yml', stringify(serviceContent(), { lineWidth: 0 }))
  expect(problemsOf(content).filter((problem) => problem.includes(' too. '))).toHaveLength(2)
})

test('a title may be the text of another field', () => {
  content.replace('services/tax-planning.yml', 'summary: Plans', 'summary: Tax Planning Services. Plans')
  content.replace('services/tax-planning.yml', 'name: Tax Planning', 'name: Tax Planning Services')
  expect(problemsOf(content)).toEqual([])
})
