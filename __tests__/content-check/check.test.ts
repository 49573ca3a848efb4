import { checkContent } from '../../content-check/check'
import { contentTree } from '../factories/content'
import { contentForEachTest } from './content-folder'
import { problemsOf } from './mistakes'

/** The number of files in the minimal valid content. */
const FILES = Object.keys(contentTree()).length

const SERVICE = 'services/tax-planning.yml'
const MEMBER = 'team/ada-sample.yml'
const HOME = 'pages/home.yml'

const content = contentForEachTest()

const problems = () => problemsOf(content)

test('valid content has no problems', () => {
  expect(checkContent(content.root)).toMatchObject({ problems: [], files: FILES })
})

test('the check reports all problems of all files in one run, sorted by file and line', () => {
  content.replace(SERVICE, 'icon: receipt-tax', 'icon: recept-tax')
  content.replace(SERVICE, 'name: Tax Planning', 'name: 7')
  content.replace(MEMBER, 'order: 1', 'order:1')
  content.replace(HOME, '- retention', '- retension')
  expect(checkContent(content.root).problems.map(({ file, line }) => `${file}:${line}`)).toEqual([
    'content/pages/home.yml:20',
    'content/services/tax-planning.yml:2',
    'content/services/tax-planning.yml:5',
    'content/team/ada-sample.yml:3',
  ])
})

test('the check reports a service that cannot be read, but not the links to it', () => {
  content.replace('site.yml', 'to: /about\n', 'to: /counseling/tax-planning\n')
  content.replace(SERVICE, 'summary: Plans', 'summary: @Plans')
  expect(problems()).toHaveLength(1)
})

test('the check reports a list that cannot be read, but not the pages that show its statistics', () => {
  content.replace('statistics.yml', 'icon:', '@icon:')
  expect(problems()).toHaveLength(1)
})

test('the check accepts braces in text, anchors, a byte order mark, Windows line endings, and a text editor’s temporary files', () => {
  content.write('team/.DS_Store', 'x')
  content.write('team/.ada-sample.yml.swp', 'x')
  content.write('team/ada-sample.yml~', 'x')
  content.replace(MEMBER, 'title: Partner', 'title: Partner of {7}')
  content.write(
    'jobs/consultant.yml',
    '\uFEFFtitle: Analyst\r\norder: 1\r\nlocation: Chicago\r\ntype: Full-time\r\ndepartment: Advice\r\ndescription: You listen.\r\nrequirements: [Patience]\r\n',
  )
  expect(problems()).toEqual([])
})

test('the check reports only the first hundred problems of a file with many unknown fields', () => {
  content.write(SERVICE, Array.from({ length: 25_000 }, (_, index) => `k${index}: 1`).join('\n'))
  expect(checkContent(content.root).problems.map(({ file }) => file)).toEqual(Array(100).fill(`content/${SERVICE}`))
})
