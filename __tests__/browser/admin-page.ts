import { existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join } from 'node:path'
import { expect as expectAtOnce, type Locator, type Page, test as base } from '@playwright/test'
import { cmsConfig } from '../../admin/cms-config'
import { LOCAL_FOLDER } from '../../admin/git-hosts'
import { CONFIG_PATH, CONTENT_PATH } from '../../admin/paths'
import { readContentFiles } from '../../content-check/parse/read-content-files'
import { ADMIN_PATH } from '../../content-model/routes/files'
import { publishedContent } from '../../gatsby/output/admin'
import { adminSecurityPolicy } from '../../gatsby/output/content-security-policy'
import { mimeType } from '../../tools/browser/serve-site'
import { listen } from '../build/server-process'

/** How long the editor may take to read or write files, on a busy machine. */
const TIMEOUT_MS = 30_000

export const expect = expectAtOnce.configure({ timeout: TIMEOUT_MS })

export interface AdminServer {
  origin: string
  url: string
  close: () => void
}

/** Serves the built editor with the security policy that hosts send, for a local folder unless the configuration says otherwise. */
export async function serveAdminPage({
  root = process.cwd(),
  config = cmsConfig(LOCAL_FOLDER, false),
  origins = [],
  imageOrigins = [],
}: {
  root?: string
  config?: object
  origins?: readonly string[]
  imageOrigins?: readonly string[]
} = {}): Promise<AdminServer> {
  const made = new Map([
    [CONFIG_PATH, JSON.stringify(config)],
    [CONTENT_PATH, JSON.stringify(publishedContent(root))],
  ])
  const server = createServer(({ url = '/' }, response) => {
    const path = new URL(url, 'http://localhost').pathname
    const file = join('public', extname(path) ? path : `${path}/index.html`)
    const body = made.get(path) ?? (existsSync(file) ? readFileSync(file) : undefined)
    response.writeHead(body === undefined ? 404 : 200, {
      'Content-Type': mimeType(made.has(path) ? '.json' : file),
      'Content-Security-Policy': adminSecurityPolicy(origins, imageOrigins),
    })
    response.end(body)
  })
  const origin = `http://localhost:${String(await listen(server, 0, 'localhost'))}`
  return {
    origin,
    url: `${origin}${ADMIN_PATH}`,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

/** Collects everything that a page must not do: errors, blocked requests, and requests to any but these origins. */
export function watchFaults(page: Page, ...origins: readonly string[]): string[] {
  const faults: string[] = []
  page.on('pageerror', ({ message }) => faults.push(message))
  page.on('console', (message) => {
    // The CMS puts the preview into a sandboxed frame that may run the site's own scripts.
    const isSandbox = message.text().startsWith('An iframe which has both allow-scripts and allow-same-origin')
    if (['error', 'warning'].includes(message.type()) && !isSandbox) faults.push(message.text())
  })
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url())
    if (/^https?:$/.test(protocol) && !origins.includes(origin)) faults.push(`requests ${request.url()}`)
  })
  return faults
}

/** Files by their paths: texts, or the bytes of pictures. */
type Files = Readonly<Record<string, string | number[]>>

/** The content of the project. */
export const PROJECT_FILES: Files = Object.fromEntries(
  readContentFiles(process.cwd()).entries.map(({ path, source }) => [`content/${path}`, source?.text ?? '']),
)

/** Tests with the editor of the built site. */
export const test = base.extend<object, { server: AdminServer }>({
  server: [
    async ({}, use) => {
      const server = await serveAdminPage()
      await use(server)
      server.close()
    },
    { scope: 'worker' },
  ],
})

/** Changes a file in the browser's own file system, as another program would. */
export async function changeFile(page: Page, path: string, content: string | number[]): Promise<void> {
  await page.evaluate(
    async ([wanted, bytes]) => {
      const names = wanted.split('/')
      const name = names.pop() ?? ''
      let folder = await navigator.storage.getDirectory()
      for (const parent of names) folder = await folder.getDirectoryHandle(parent, { create: true })
      const file = await (await folder.getFileHandle(name, { create: true })).createWritable()
      await file.write(typeof bytes === 'string' ? bytes : new Uint8Array(bytes))
      await file.close()
    },
    [path, content] as const,
  )
}

/** The text of a file in the browser's own file system. Empty if there is no such file, or while it is being written. */
export async function readFile(page: Page, path: string): Promise<string> {
  const text = page.evaluate(async (wanted) => {
    const names = wanted.split('/')
    let folder = await navigator.storage.getDirectory()
    for (const name of names.slice(0, -1)) folder = await folder.getDirectoryHandle(name)
    return (await (await folder.getFileHandle(names.at(-1) ?? '')).getFile()).text()
  }, path)
  return text.catch(() => '')
}

/** Opens the editor with these files in the folder that an editor chooses, the browser's own, and signs in to it. */
export async function openAdmin(page: Page, url: string, files: Files): Promise<void> {
  await page.goto(url)
  for (const [path, content] of Object.entries(files)) await changeFile(page, path, content)
  await page.evaluate(async () => {
    const root = await navigator.storage.getDirectory()
    await root.getDirectoryHandle('.git', { create: true })
    Object.assign(window, { showDirectoryPicker: () => Promise.resolve(root) })
  })
  await page.getByRole('button', { name: 'Work with Local Repository' }).click()
  await expect(page.getByRole('tree', { name: 'Collection List' })).toBeVisible()
}

/** Opens the editor again, or in another tab. It signs in by itself, to the folder chosen before. */
export async function openAdminAgain(page: Page, url: string): Promise<void> {
  await page.goto('about:blank')
  await page.goto(url)
  await expect(page.getByRole('tree', { name: 'Collection List' })).toBeVisible()
}

export const goTo = (page: Page, hash: string) =>
  page.evaluate((wanted) => {
    location.hash = wanted
  }, hash)

export const saveButton = (page: Page) => page.getByRole('button', { name: 'Save', exact: true })

/** Opens an entry, from the list of its collection. */
export async function openEntry(page: Page, collection: string, entry: string): Promise<void> {
  await goTo(page, `/collections/${collection}`)
  await expect(saveButton(page)).toBeHidden()
  await goTo(page, `/collections/${collection}/entries/${entry}`)
  await expect(saveButton(page)).toBeVisible()
}

/** How long after an entry was opened the CMS may put its former texts back, on a busy machine. */
const SETTLING_MS = 1000

/** Enters a text until the CMS keeps it. */
export async function enter(page: Page, field: Locator, text: string): Promise<void> {
  await expect(async () => {
    await field.fill(text)
    await expect(saveButton(page)).toBeEnabled({ timeout: 2000 })
    await page.waitForTimeout(SETTLING_MS)
    await expect(field).toHaveValue(text, { timeout: 1 })
  }).toPass()
}

/** Deletes the picture `ada.jpg` from the library. */
export async function deletePicture(page: Page): Promise<void> {
  await page.getByRole('radio', { name: 'Assets' }).click()
  await page.getByRole('row', { name: 'ada.jpg' }).getByRole('checkbox').click()
  await page.getByRole('button', { name: 'Delete Selected Asset' }).click()
  await page.getByRole('alertdialog', { name: 'Delete Asset' }).getByRole('button', { name: 'Delete' }).click()
}
