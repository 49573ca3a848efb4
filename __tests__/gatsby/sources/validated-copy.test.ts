import { existsSync, readFileSync, statSync } from 'node:fs'
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

test('a redirect from a page takes effect while the page is hidden, except in a preview', async () => {
  const lending = serviceContent({ title: 'Lending Services', description: 'Lending.' })
  content.write('services/lending.yml', stringify({ draft: true, ...lending }))
  content.write('redirects.yml', '- from: /services/lending\n  to: /about\n')
  const redirects = '[{"from":"/services/lending","to":"/about"}]'
  await copyValidContent(content.root, PRODUCTION)
  expect(readFileSync(at('redirects.yml'), 'utf8')).toBe(redirects)
  await copyValidContent(content.root, PREVIEW)
  expect(readFileSync(at('redirects.yml'), 'utf8')).toBe('[]')
})

test.each([
  ['gatsby develop', { NODE_ENV: 'development' }, true],
  ['a build with GATSBY_PREVIEW=true', PREVIEW, true],
  ['another build', PRODUCTION, false],
])('%s decides whether the site is a preview', (_, environment, expected) => {
  expect(isPreview(environment)).toBe(expected)
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
})

test('a preview shows placeholders for what an unfinished draft lacks', async () => {
  content.write('jobs/new.yml', 'draft: true\ntitle: Analyst\nrequirements:\n  - Patience\n  -\n')
  expect((await printedBy(PREVIEW)).panic).toBeUndefined()
  expect(JSON.parse(readFileSync(at('jobs/new.yml'), 'utf8'))).toMatchObject({
    title: 'Analyst',
    location: 'To write: location',
    requirements: ['Patience', 'To write: requirement'],
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
