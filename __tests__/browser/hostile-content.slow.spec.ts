import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { canonicalPaths } from '../../content-model/routes/entry-paths'
import { contentTypeOf, slugOf } from '../../content-model/registry'
import { THANKS_PATH } from '../../content-model/routes/named-paths'
import { writeContent } from '../contents/write-content'
import { contentTree } from '../factories/content'
import { type NginxServer, startNginx } from '../hosts/nginx'
import { writePayloads } from '../hostile/hostile-content'
import { PAYLOADS } from '../hostile/payloads'
import { NARROW } from './fixtures'
import { overflowingTexts } from './horizontal-overflow'
import { ProjectCopy } from './project-copy'

/** A text page with as many texts as there can be. */
const TEXT_PAGE = {
  seo: { title: 'Terms', description: 'What the terms are about.' },
  heading: 'Terms',
  lead: 'In short.',
  updated: 'Last changed today',
  sections: Array.from({ length: 6 }, () => ({ heading: 'A section', paragraphs: Array(6).fill('A paragraph.') })),
}

const UNKNOWN_PATH = '/no-such/page'

/** Valid content with more visible texts than there are payloads. */
const content: Record<string, unknown> = { ...contentTree(), 'text-pages/terms.yml': TEXT_PAGE }

/** The path of each page that has its own text. */
function ownPaths(): string[] {
  const entries = Object.entries(content).flatMap(([file, value]) => {
    const type = contentTypeOf(file)
    return type ? [{ type, slug: slugOf(file), value }] : []
  })
  return [...canonicalPaths(entries), THANKS_PATH, UNKNOWN_PATH]
}

const asOneLine = (text: string) => text.replace(/\s+/g, ' ').trim()

/** Collects everything that goes wrong on the page from now on: violations, attacks, foreign requests, app errors. */
async function watch(page: Page, origin: string): Promise<string[]> {
  const wrong: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error' || /^(?:blocked|attacked)/.test(message.text())) wrong.push(message.text())
  })
  page.on('pageerror', (error) => wrong.push(error.message))
  page.on('dialog', (dialog) => {
    wrong.push(`dialog: ${dialog.message()}`)
    void dialog.dismiss()
  })
  page.on('request', (request) => {
    if (!request.url().startsWith(`${origin}/`)) wrong.push(`asked for ${request.url()}`)
  })
  await page.addInitScript(() => {
    Object.assign(window, {
      attack: () => {
        console.debug('attacked')
      },
    })
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      console.debug('blocked', violatedDirective, blockedURI)
    })
  })
  return wrong
}

/** Elements and attributes that no page of the site has, so a text must have created them. */
function unexpectedParts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const elements = document.querySelectorAll(
      [
        'iframe, object, embed, base, math, video, audio, marquee, foreignObject, xss, template, form[action]',
        'meta[http-equiv=refresh i], meta[http-equiv^=content i], [srcdoc], [formaction], [id=attack], [src=x], [src="x:x"]',
        // The policy allows only the start script, by its hash.
        'script:not([src], [type="application/ld+json"], head > [data-page])',
      ].join(),
    )
    const attributes = [...document.querySelectorAll('*')].flatMap(({ tagName, attributes: all }) =>
      [...all]
        .filter(({ name }) => /^(?:on|style|href|src|action|xlink:href)/.test(name))
        .filter(({ name, value }) => /^on|^style$/.test(name) || /^\s*(?:javascript|data|vbscript):/i.test(value))
        .map(({ name, value }) => `${tagName} ${name}=${value}`),
    )
    return [...[...elements].map((element) => element.outerHTML), ...attributes]
  })
}

let copy: ProjectCopy
let nginx: NginxServer

test.describe.configure({ mode: 'default', timeout: 300_000 })
// A preview, because it shows one text more.
test.beforeAll(async () => {
  test.setTimeout(600_000)
  copy = new ProjectCopy()
  writeContent(copy, content)
  expect(writePayloads(copy)).toEqual(new Set(PAYLOADS))
  const { code, output } = await copy.build({ GATSBY_PREVIEW: 'true' })
  expect(code, output).toBe(0)
  nginx = await startNginx(join(copy.root, 'public'))
})
test.afterAll(async () => {
  await nginx.stop()
  copy.dispose()
})

test('hostile content appears as text on every page, and none of it runs', async ({ page }) => {
  const wrong = await watch(page, nginx.origin)
  await page.setViewportSize(NARROW)
  const unseen = new Set(PAYLOADS)
  for (const path of ownPaths()) {
    await page.goto(nginx.origin + path)
    await page.mouse.move(1, 1)
    await page.mouse.move(0, 0)
    await page.waitForFunction(() => document.querySelector('[aria-expanded]') !== null)
    const text = asOneLine(await page.evaluate(() => document.body.textContent))
    for (const payload of unseen) if (text.includes(asOneLine(payload))) unseen.delete(payload)
    expect.soft(await unexpectedParts(page), path).toEqual([])
    expect.soft(await page.evaluate(() => 'attacked' in Object.prototype), path).toBe(false)
    expect.soft(await overflowingTexts(page), path).toEqual([])
    expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(NARROW.width)
    const unknown = wrong.splice(0).filter((one) => path !== UNKNOWN_PATH || !one.includes('404'))
    expect.soft(unknown, path).toEqual([])
  }
  expect([...unseen]).toEqual([])
})

test('a preview has its banner on every page, and no editor', () => {
  const unmarked = [...copy.published()].filter(
    ([file, html]) => /^(?!_gatsby\/).*\.html$/.test(file) && !html.includes('<aside id="preview">'),
  )
  expect(unmarked.map(([file]) => file)).toEqual([])
  expect(['admin', 'static/admin'].filter((folder) => existsSync(join(copy.root, 'public', folder)))).toEqual([])
  for (const file of ['_headers', '_headers.conf', '_headers.caddy'])
    expect(copy.read(`public/${file}`)).not.toContain('/admin')
})
