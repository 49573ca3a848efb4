import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import probe from 'probe-image-size'
import sharp from 'sharp'
import { stringify } from 'yaml'
import { checkContent } from '../../../content-check/check'
import { formatProblems } from '../../../content-check/messages/report'
import { site } from '../../../content-model/site'
import { isPreview } from '../../../gatsby/sources/preview'
import { CONTENT_COPY } from '../../../gatsby/sources/content-copy'
import { copyValidContent, rejectInvalidContent } from '../../../gatsby/sources/validated-copy'
import { contentForEachTest } from '../../content-check/content-folder'
import { LOGO } from '../../factories/brand'
import { CROPPED_AVIF, LARGE_BOX_AVIF, TURNED_AVIF } from '../../factories/avif'
import { serviceContent, siteContent } from '../../factories/content'

const content = contentForEachTest()

const at = (path: string) => join(content.root, CONTENT_COPY, path)
const service = 'services/tax-planning.yml'
const PRODUCTION = { NODE_ENV: 'production' }
const PREVIEW = { NODE_ENV: 'production', GATSBY_PREVIEW: 'true' }

test('valid content is copied as JSON, with the values of the content model', async () => {
  content.replace(service, 'name: Tax Planning', 'name: 2024-02-31')
  content.replace(service, 'summary: ', 'summary: >\n  ')
  expect((await copyValidContent(content.root)).problems).toEqual([])
  const copied: unknown = JSON.parse(readFileSync(at(service), 'utf8'))
  expect(copied).toEqual({ ...serviceContent(), name: '2024-02-31' })
})

test.each([
  [service, 'draft: true'],
  [service, 'publishOn: 2999-01-01'],
  ['jobs/consultant.yml', 'closesOn: 2001-01-01'],
])('%s with “%s” is copied only for a preview', async (path, line) => {
  const estates = serviceContent({ title: 'Estates', description: 'Estates.' })
  content.write('services/estate-planning.yml', stringify(estates))
  for (const file of ['site.yml', 'pages/home.yml', 'pages/services.yml'])
    content.write(file, content.read(file).replaceAll('- tax-planning', '- estate-planning'))
  content.write(path, `${content.read(path)}${line}\n`)
  await copyValidContent(content.root, PREVIEW)
  expect(existsSync(at(path))).toBe(true)
  await copyValidContent(content.root, PRODUCTION)
  expect(existsSync(at(path))).toBe(false)
})

test('the opening hours of the copy end with the lines of the holidays on this day', async () => {
  const list = '[{ from: 2001-01-01, until: 2001-01-02, text: A }, { from: 2001-01-01, until: 2999-12-31, text: B }]'
  content.replace('site.yml', 'contact:\n', `contact:\n  holidays: ${list}\n`)
  await copyValidContent(content.root)
  const copied = site.parse(JSON.parse(readFileSync(at('site.yml'), 'utf8')))
  expect(copied.contact.hours).toEqual([...siteContent().contact.hours, { text: 'B' }])
})

describe('a picture', () => {
  const picture = sharp({ create: { width: 30, height: 20, channels: 3, background: '#09f' } })

  const measured = async (name: string, bytes: Buffer) => {
    content.write(`team/${name}`, bytes)
    await copyValidContent(content.root)
    return probe.sync(readFileSync(at(`team/${name}`)))
  }

  test.each(['jpeg', 'png', 'webp'] as const)(
    'that its metadata turns is copied as it is shown: %s',
    async (format) => {
      const turned = await picture.clone().withMetadata({ orientation: 6 }).toFormat(format).toBuffer()
      expect(await measured(`turned.${format}`, turned)).toMatchObject({ width: 20, height: 30 })
    },
  )

  test('in PNG that its metadata turns keeps its colors', async () => {
    const samples = Uint8Array.from({ length: 30 * 20 * 4 }, (_, index) => (index * 37) % 251)
    const turned = await sharp(samples, { raw: { width: 30, height: 20, channels: 4 } })
      .withMetadata({ orientation: 6 })
      .png()
      .toBuffer()
    content.write('team/turned.png', turned)
    await copyValidContent(content.root)
    expect(await sharp(at('team/turned.png')).raw().toBuffer()).toEqual(
      await sharp(turned).autoOrient().raw().toBuffer(),
    )
  })

  test('of more than 8 bits with a color profile keeps its colors', async () => {
    content.write('team/deep.png', await picture.clone().toColourspace('rgb16').withIccProfile('p3').png().toBuffer())
    await copyValidContent(content.root)
    const published = await sharp(at('team/deep.png')).raw().toBuffer()
    expect([...published.subarray(0, 3)]).toEqual([0, 153, 255])
  })

  test('in AVIF that a property turns or crops is copied as it is shown', async () => {
    expect(await measured('turned.avif', TURNED_AVIF)).toMatchObject({ width: 20, height: 30 })
    expect(await measured('cropped.avif', CROPPED_AVIF)).toMatchObject({ width: 30, height: 10 })
  })

  test('that only sharp can read is copied as one that Gatsby can measure', async () => {
    expect(await measured('large-box.avif', LARGE_BOX_AVIF)).toMatchObject({ width: 20, height: 30 })
  })

  test('that is stored as it is shown is copied as it is', async () => {
    const upright = await picture.clone().jpeg().toBuffer()
    content.write('team/upright.jpg', upright)
    await copyValidContent(content.root)
    expect(readFileSync(at('team/upright.jpg'))).toEqual(upright)
  })
})

test('a redirect from a page takes effect when the page is gone', async () => {
  content.write('redirects.yml', '- from: /Careers\n  to: /about\n')
  await copyValidContent(content.root)
  expect(readFileSync(at('redirects.yml'), 'utf8')).toBe('[]')
  content.write('site.yml', `${content.read('site.yml')}show:\n  careers: false\n`)
  await copyValidContent(content.root)
  expect(readFileSync(at('redirects.yml'), 'utf8')).toBe('[{"from":"/Careers","to":"/about"}]')
})

test('a redirect from the page of a draft takes effect for visitors, but not in a preview, and others stay in their order', async () => {
  content.write('services/estates.yml', `${content.read(service)}draft: true\n`)
  const [first, draft, last] = ['/old', '/services/estates', '/older'].map((from) => ({ from, to: '/about' }))
  content.write('redirects.yml', stringify([first, draft, last]))
  const redirects = (): unknown => JSON.parse(readFileSync(at('redirects.yml'), 'utf8'))
  await copyValidContent(content.root, PREVIEW)
  expect(redirects()).toEqual([first, last])
  await copyValidContent(content.root, PRODUCTION)
  expect(redirects()).toEqual([first, draft, last])
})

test.each([
  ['Chicago, where it is still November 30', 'America/Chicago', false],
  ['Tokyo', 'Asia/Tokyo', true],
])('an entry that is planned for December 1 is judged by the day of the site in %s', async (_, timeZone, isShown) => {
  content.replace('site.yml', 'timeZone: America/Chicago', `timeZone: ${timeZone}`)
  content.write('jobs/consultant.yml', `${content.read('jobs/consultant.yml')}publishOn: 2026-12-01\n`)
  jest.useFakeTimers({ now: Date.UTC(2026, 11, 1, 3), advanceTimers: true })
  const { problems } = await copyValidContent(content.root, PRODUCTION)
  jest.useRealTimers()
  expect(problems).toEqual([])
  expect(existsSync(at('jobs/consultant.yml'))).toBe(isShown)
})

test.each([
  ['gatsby develop', { NODE_ENV: 'development' }, true],
  ['a build with GATSBY_PREVIEW=true', PREVIEW, true],
  ['another build', PRODUCTION, false],
])('%s decides whether the site is a preview', (_, environment, expected) => {
  expect(isPreview(environment)).toBe(expected)
})

test.each(['1', 'True', ' true', 'yes'])('a build with GATSBY_PREVIEW=%j stops', (setting) => {
  expect(() => isPreview({ NODE_ENV: 'production', GATSBY_PREVIEW: setting })).toThrow('must be true or false')
})

test('a single error prevents all content from being copied', async () => {
  await copyValidContent(content.root)
  content.replace('site.yml', 'name: ', 'nam: ')
  content.replace(service, 'name: Tax Planning', 'name: Taxes')
  expect((await copyValidContent(content.root)).problems).not.toEqual([])
  expect(readFileSync(at(service), 'utf8')).toContain('"name":"Tax Planning"')
})

test('a deleted file is removed from the copy, and an unchanged one is not written again', async () => {
  content.write('jobs/second-job.yml', content.read('jobs/consultant.yml'))
  await copyValidContent(content.root)
  const before = statSync(at(service)).mtimeMs
  expect(existsSync(at('jobs/second-job.yml'))).toBe(true)
  content.remove('jobs/second-job.yml')
  await copyValidContent(content.root)
  expect(existsSync(at('jobs/second-job.yml'))).toBe(false)
  expect(statSync(at(service)).mtimeMs).toBe(before)
})

test('a deleted picture is removed from the copy beside another one that stays, and a logo is copied as it is', async () => {
  const picture = await sharp({ create: { width: 30, height: 20, channels: 3, background: '#09f' } })
    .png()
    .toBuffer()
  for (const name of ['first', 'second']) content.write(`team/${name}.png`, picture)
  content.write('logo.svg', LOGO)
  await copyValidContent(content.root)
  expect(readFileSync(at('logo.svg'), 'utf8')).toBe(LOGO)
  content.remove('team/first.png')
  content.write('team/third.png', picture)
  await copyValidContent(content.root)
  expect(readdirSync(at('team')).filter((name) => name.endsWith('.png'))).toEqual(['second.png', 'third.png'])
  expect(existsSync(at('logo.svg'))).toBe(true)
})

test('a folder that cannot be read is the only problem, with the reason', async () => {
  content.write('file', '')
  const { files, problems } = await copyValidContent(content.at('file'))
  expect(files).toBe(0)
  expect(problems).toMatchObject([
    {
      file: 'content',
      message: 'the folder could not be read',
      advice: expect.stringMatching(/^The system reported: .*ENOTDIR: .*\.$/) as unknown,
    },
  ])
})

/** Returns what a build prints before it stops (`panic`) or as it continues (`warn`). */
async function printedBy(environment = PRODUCTION) {
  const printed: { panic?: string; warn?: string } = {}
  const stop = new Error('The build stops here')
  const panic = (text: unknown) => {
    printed.panic = String(text)
    throw stop
  }
  const warn = (text?: string) => {
    printed.warn = text ?? ''
  }
  await rejectInvalidContent(content.root, { panic, warn }, environment).catch((error: unknown) => {
    if (error !== stop) throw error
  })
  return printed
}

test('a build with invalid content stops and prints every problem of every file', async () => {
  content.replace(service, 'name: Tax Planning', 'nam: Tax Planning')
  content.remove('statistics.yml')
  const { panic } = await printedBy()
  const report = formatProblems(checkContent(content.root))
  expect(report).toMatch(/content\/services\/tax-planning\.yml:\d+:\d+ [^]*content\/statistics\.yml:1:1 /)
  expect(panic?.slice(-report.length)).toBe(report)
})

test('a build with only warnings prints them and continues', async () => {
  const lending = serviceContent({ title: 'Lending Services', description: 'Lending.' })
  content.write('services/lending.yml', stringify(lending))
  const { warn, panic } = await printedBy()
  expect(warn).toMatch(/Warning: .*“lending”[^]*no errors, 1 warning$/)
  expect(panic).toBeUndefined()
  expect(await printedBy(PREVIEW)).toEqual({ warn })
})

test('a preview shows placeholders for what an unfinished draft lacks', async () => {
  content.write('jobs/new.yml', 'draft: true\ntitle: Analyst\nrequirements:\n  - Patience\n  -\n')
  expect((await printedBy(PREVIEW)).panic).toBeUndefined()
  expect(JSON.parse(readFileSync(at('jobs/new.yml'), 'utf8'))).toEqual({
    draft: true,
    title: 'Analyst',
    order: 1,
    location: 'To write: location',
    type: 'To write: type',
    department: 'To write: department',
    description: 'To write: description.',
    requirements: ['Patience', 'To write: requirement'],
  })
})

test('a preview shows an unfinished draft whose text must be unique with its slug, and what it cannot complete as it is', async () => {
  content.write('services/new.yml', 'draft: true\nname: New\n')
  const columns = ['Part', 'When', 'Fee']
  const sectionsWith = (cells: string[]) => [
    { heading: 'Fees', paragraphs: ['Ours.'], table: { columns, rows: [{ cells }] } },
  ]
  const draft = { draft: true, heading: 'Fees', sections: sectionsWith(['Plan']) }
  content.write('text-pages/fees.yml', stringify(draft))
  expect((await printedBy(PREVIEW)).panic).toBeUndefined()
  const copied = (path: string): unknown => JSON.parse(readFileSync(at(path), 'utf8'))
  expect(copied('services/new.yml')).toMatchObject({ name: 'New', title: 'To write: page title of new' })
  expect(copied('text-pages/fees.yml')).toMatchObject({
    heading: 'Fees',
    sections: sectionsWith(['Plan', 'To write: cell']),
  })
})

test('placeholders stop a build for visitors, which lists them and explains how to see the site, but not a preview', async () => {
  content.replace(service, 'name: Tax Planning', 'name: "To write: short name"')
  const list = /1 placeholder, by file[^]*services\/tax-planning\.yml\n +\d+ \| Short name\n/
  const { panic } = await printedBy()
  expect(panic).toMatch(list)
  expect(panic).toMatch(/npm run develop shows the site .* GATSBY_PREVIEW=true npm start$/)
  const preview = await printedBy(PREVIEW)
  expect(preview.warn).toMatch(list)
  expect(preview.panic).toBeUndefined()
})
