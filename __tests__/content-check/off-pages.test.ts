import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { checkContent } from '../../content-check/check'
import { CONTENT_COPY, copyValidContent } from '../../gatsby/sources/validated-copy'
import { contentForEachTest } from './content-folder'

const ALL = ['team', 'careers', 'testimonials', 'privacy', 'terms', 'cookies']

const content = contentForEachTest()

const problems = () =>
  checkContent(content.root).problems.map(({ file, line, message, advice }) => `${file}:${line} ${message}. ${advice}`)

function switchOff(...names: string[]): void {
  content.write('site.yml', `${content.read('site.yml')}show:\n${names.map((name) => `  ${name}: false\n`).join('')}`)
}

/** Removes the two links that no list leaves out by itself. */
function removeLinks(): void {
  content.replace('pages/about.yml', '  all:\n    label: Team\n    to: /about/team\n', '')
  content.replace('pages/contact.yml', '  privacyLink:\n    label: Privacy\n    to: /privacy\n', '')
}

test('a site without the optional pages does not need their files', () => {
  switchOff(...ALL)
  removeLinks()
  for (const name of ['team', 'careers', 'privacy', 'terms', 'cookies']) content.remove(`pages/${name}.yml`)
  content.remove('jobs/consultant.yml')
  content.remove('testimonials/b-client.yml')
  expect(problems()).toEqual([])
})

test('the files of a page that is switched off may stay, even unfinished', () => {
  switchOff(...ALL)
  removeLinks()
  content.write('pages/careers.yml', 'hero: later\n')
  content.write('jobs/consultant.yml', '')
  expect(problems()).toEqual([])
})

test('a service may name a testimonial while testimonials are switched off', () => {
  content.write('services/tax-planning.yml', `${content.read('services/tax-planning.yml')}testimonial: b-client\n`)
  switchOff('testimonials')
  content.remove('testimonials/b-client.yml')
  expect(problems()).toEqual([])
})

test('the home page needs text about testimonials only if there are any', () => {
  content.replace('pages/home.yml', 'testimonials:\n  heading: Clients\n', '')
  expect(problems()).toEqual([
    expect.stringMatching(
      /^content\/pages\/home\.yml:1 is missing\. Add “testimonials:” and, indented below it, heading\./,
    ),
  ])
  switchOff('testimonials')
  expect(problems()).toEqual([])
})

test('a page that is not switched off needs its file', () => {
  switchOff('careers')
  content.remove('pages/terms.yml')
  expect(problems()).toEqual([expect.stringMatching(/^content\/pages\/terms\.yml:1 the file is missing/)])
})

test('links to a page that is switched off are errors that name its switch', () => {
  switchOff('team', 'privacy')
  expect(problems()).toEqual([
    'content/pages/about.yml:29 the page “/about/team” is switched off. Remove this link, or switch the page on: delete “team: false” under “show” in content/site.yml.',
    'content/pages/contact.yml:58 the page “/privacy” is switched off. Remove this link, or switch the page on: delete “privacy: false” under “show” in content/site.yml.',
  ])
})

test('the links of the navigation bar and the footer may lead to pages that are switched off', () => {
  content.replace('site.yml', 'to: /about\n', 'to: /careers#positions\n')
  switchOff('careers')
  expect(problems()).toEqual([])
})

test('other links in the navigation bar to such pages are errors', () => {
  content.replace('site.yml', 'label: Contact\n    to: /contact', 'label: Jobs\n    to: /careers')
  switchOff('careers')
  expect(problems()).toEqual([expect.stringMatching(/^content\/site\.yml:\d+ the page “\/careers” is switched off/)])
})

test('a redirect may start at a page that is switched off, but may not lead to one', () => {
  switchOff('careers')
  content.write('redirects.yml', '- from: /careers\n  to: /about\n- from: /jobs\n  to: /careers\n')
  expect(problems()).toEqual([
    expect.stringMatching(/^content\/redirects\.yml:4 .*“\/careers” is (?:switched off|itself redirected)/),
  ])
})

test('the site is built without the content of pages that are switched off', async () => {
  const read = (path: string) => readFileSync(join(content.root, CONTENT_COPY, path), 'utf8')
  await copyValidContent(content.root)
  expect(read('jobs/consultant.yml')).toContain('Consultant')
  switchOff('careers')
  expect((await copyValidContent(content.root)).problems).toEqual([])
  for (const path of ['pages/careers.yml', 'jobs/consultant.yml']) expect(() => read(path)).toThrow('ENOENT')
  expect(read('team/ada-sample.yml')).toContain('Ada')
})

test('a link on the home page to testimonials is an error if it shows none', () => {
  content.replace('pages/home.yml', 'to: /contact\n', 'to: "#testimonials"\n')
  expect(problems()).toEqual([])
  switchOff('testimonials')
  expect(problems()).toEqual([expect.stringContaining('this page has no section “#testimonials”')])
})
