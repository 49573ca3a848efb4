import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { CONTENT_COPY } from '../../../gatsby/sources/content-copy'
import { copyValidContent } from '../../../gatsby/sources/validated-copy'
import { contentForEachTest } from '../content-folder'
import { positionIn, problemsOf } from '../mistakes'

const NOW = new Date('2026-11-15T12:00:00Z')
const LATER = new Date('2026-12-02T00:00:00Z')

const SERVICE = 'services/tax-planning.yml'
const DRAFT = 'services/estate-planning.yml'
const JOB = 'jobs/consultant.yml'
const HOME = 'pages/home.yml'

const content = contentForEachTest()

const problems = (now = NOW) => problemsOf(content, now)

/** Where a marked part of a file is. */
const at = (path: string, part: string) => positionIn(content.read(path), part)

const append = (path: string, line: string) => {
  content.write(path, `${content.read(path)}${line}\n`)
}

describe('an entry that visitors cannot see', () => {
  /** Adds a second service, besides the one that everything refers to. */
  function addService(line: string): void {
    content.write(DRAFT, `${content.read(SERVICE).replaceAll('Tax', 'Estate')}${line}\n`)
  }

  test('may be in a list with others, or in none until it is published', () => {
    addService('publishOn: "2026-12-01"')
    expect(problems()).toEqual([])
    expect(problems(LATER)).toEqual([
      `${DRAFT}:1:1 Warning: no menu, list, or page shows the service “estate-planning”. To show it, add it to content/pages/home.yml, content/pages/services.yml, or content/site.yml.`,
    ])
    content.replace(HOME, '- tax-planning', '- estate-planning\n    - tax-planning')
    expect([...problems(), ...problems(LATER)]).toEqual([])
  })

  test('cannot be the target of a link, or all that a list or another entry names', () => {
    addService('draft: true')
    content.replace(HOME, '- tax-planning', '- estate-planning')
    content.replace('site.yml', 'to: /about\n', 'to: /services/estate-planning#parts\n')
    append('testimonials/b-client.yml', 'publishOn: "2026-12-01"')
    append(SERVICE, 'testimonial: b-client')
    append(DRAFT, 'testimonial: b-client')
    append(JOB, 'closesOn: "2026-11-14"')
    content.replace('pages/careers.yml', '#positions', '/careers?from=mail#consultant')
    const draft = `Change that in content/${DRAFT}, or remove it here.`
    expect(problems()).toEqual([
      `pages/careers.yml:${at('pages/careers.yml', 'to: ‸"/careers?from')} Hero › Button › Link to: links to an entry that visitors cannot see. It is closed after November 14, 2026: the link works once visitors can see it. Change that in content/${JOB}, or remove it here.`,
      `${HOME}:${at(HOME, '‸- estate-planning')} Services › Service cards: refers only to entries that visitors cannot see. It is a draft. ${draft}`,
      `${SERVICE}:${at(SERVICE, 'testimonial: ‸')} Testimonial: refers only to entries that visitors cannot see. It is not published before December 1, 2026. Change that in content/testimonials/b-client.yml, or remove it here.`,
      `site.yml:${at('site.yml', 'to: ‸/services/estate-planning')} Navigation bar › Other pages › Link 1 › Link to: links to an entry that visitors cannot see. It is a draft: the link works once visitors can see it. ${draft}`,
    ])
  })

  test('does not hide an entry of another type with the same name', () => {
    append('testimonials/b-client.yml', 'draft: true')
    content.write('testimonials/tax-planning.yml', content.read('testimonials/b-client.yml'))
    content.write('services/b-client.yml', content.read(SERVICE).replaceAll('Tax', 'Estate'))
    append('services/b-client.yml', 'testimonial: b-client')
    content.replace(HOME, '- tax-planning', '- b-client\n    - tax-planning')
    expect(problems()).toEqual([
      `services/b-client.yml:${at('services/b-client.yml', 'testimonial: ‸')} Testimonial: refers only to entries that visitors cannot see. It is a draft. Change that in content/testimonials/b-client.yml, or remove it here.`,
    ])
  })

  test('is named if it is the first of a list without any that visitors can see', () => {
    addService('draft: true')
    append(SERVICE, 'publishOn: "2026-12-01"')
    content.replace(HOME, '- tax-planning', '- tax-planning\n    - estate-planning')
    const [message] = problems().filter((line) => line.startsWith(HOME))
    expect(message).toBe(
      `${HOME}:${at(HOME, '‸- tax-planning\n    - estate')} Services › Service cards: refers only to entries that visitors cannot see. It is not published before December 1, 2026. Change that in content/${SERVICE}, or remove it here.`,
    )
  })

  test('cannot have dates in the wrong order, as a holiday cannot, or a date that does not exist', () => {
    append(JOB, 'publishOn: "2026-12-01"\nclosesOn: "2026-11-30"')
    append(SERVICE, 'publishOn: "2024-02-31"')
    content.replace(
      'site.yml',
      'contact:\n',
      'contact:\n  holidays: [{ text: Noon, from: 2026-12-24, until: 2026-12-23 }]\n',
    )
    expect(problems()).toEqual([
      `${JOB}:${at(JOB, 'closesOn: ‸')} Closes on: is before the day the position is published. Use the same day or a later one.`,
      `${SERVICE}:${at(SERVICE, 'publishOn: ‸')} Publish on: is not in the right format. It must be a date in quotes, such as "2026-12-01".`,
      `site.yml:${at('site.yml', 'until: ‸')} Contact › Holidays › Holiday 1 › Last day: is before the first day. Use the same day or a later one.`,
    ])
  })
})

describe('pages that are switched off', () => {
  function switchOff(...names: string[]): void {
    append('site.yml', `show:\n${names.map((name) => `  ${name}: false\n`).join('')}`)
  }

  /** Removes the link that no list leaves out by itself. */
  function removeLink(): void {
    content.replace('pages/about.yml', '  all:\n    label: Team\n    to: /about/team\n', '')
  }

  test('do not need their files, and a service may still name a testimonial that is not shown', () => {
    switchOff('team', 'careers', 'testimonials')
    removeLink()
    append(SERVICE, 'testimonial: b-client')
    for (const name of ['team', 'careers']) content.remove(`pages/${name}.yml`)
    for (const path of [JOB, 'testimonials/b-client.yml']) content.remove(path)
    expect(problems()).toEqual([])
  })

  test('may have unfinished files, which are not copied for the build', async () => {
    const read = (path: string) => readFileSync(join(content.root, CONTENT_COPY, path), 'utf8')
    await copyValidContent(content.root)
    expect(read(JOB)).toContain('Consultant')
    switchOff('careers')
    content.write('pages/careers.yml', 'hero: later\n')
    content.write(JOB, '')
    expect((await copyValidContent(content.root)).problems).toEqual([])
    for (const path of ['pages/careers.yml', JOB]) expect(() => read(path)).toThrow('ENOENT')
    expect(read('team/ada-sample.yml')).toContain('Ada')
  })

  test('do not make the files of other pages optional', () => {
    switchOff('careers')
    content.remove('pages/team.yml')
    expect(problems()).toEqual([expect.stringMatching(/^pages\/team\.yml:1:1 the file is missing/)])
  })

  test('cannot be the target of a link or a redirect, except in the lists of the navigation bar and the footer', () => {
    content.replace('site.yml', 'to: /about\n', 'to: /careers#positions\n')
    content.replace('site.yml', 'label: Contact\n    to: /contact', 'label: Jobs\n    to: /careers')
    content.write('redirects.yml', '- from: /careers\n  to: /about\n- from: /jobs\n  to: /about/team\n')
    switchOff('careers', 'team')
    const off = (path: string, name: string) =>
      `the page “${path}” is switched off. Remove this link, or switch the page on: delete “${name}: false” under “show” in content/site.yml.`
    expect(problems()).toEqual([
      `pages/about.yml:${at('pages/about.yml', 'to: ‸/about/team')} Team › Link to the team page › Link to: ${off('/about/team', 'team')}`,
      `redirects.yml:4:7 Entry 2 › New address: ${off('/about/team', 'team')} If that page was removed, write the page that visitors should see instead, such as “/services”.`,
      `site.yml:${at('site.yml', 'label: Jobs\n    to: ‸')} Navigation bar › Button › Link to: ${off('/careers', 'careers')}`,
    ])
  })

  test('include the testimonials of the home page, which needs text for them and has their anchor only if they are shown', () => {
    content.replace(HOME, 'testimonials:\n  heading: Clients\n', '')
    content.replace(HOME, 'to: /contact\n', 'to: "#testimonials"\n')
    expect(problems()).toEqual([
      `${HOME}:1:1 Testimonials: is missing. Add “testimonials:” and, indented below it, heading. The page shows the first 3, by order. Required only if there are testimonials.`,
    ])
    switchOff('testimonials')
    expect(problems()).toEqual([expect.stringContaining('this page has no section “#testimonials”')])
  })
})
