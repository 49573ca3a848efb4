// Where a click on each text of each kind of page leads in the preview of the editor at /admin.
import { collectionOf } from '../../admin/fields'
import { textsIn } from '../../admin/preview/texts'
import { fromFile } from '../../admin/entry-values'
import { contentTypeOf, CONTENT_TYPES, slugOf } from '../../content-model/registry'
import { shownOn } from '../../content-model/routes/entry-paths'
import { expect, openAdmin, openEntry, PROJECT_FILES, test } from './admin-page'

/** What a click did: the key path of the field that it leads to, and what the line above the page says. */
interface Landing {
  text: string
  keyPath?: string
  said?: string
}

declare global {
  interface Window {
    clickTexts: () => Landing[]
  }
}

/** Runs in every frame: a function that clicks every visible text of the page, and tells where each click leads. */
function watchClicks(): void {
  let landing: Partial<Landing> = {}
  let show: typeof window.showEntry
  Object.defineProperty(window, 'showEntry', {
    get: () => show,
    set: (own: NonNullable<typeof window.showEntry>) => {
      show = (entry) => {
        const focusField = (keyPath: string) => (landing.keyPath = keyPath)
        own({ ...entry, focusField, say: (said) => said !== undefined && (landing.said = said) })
      }
    },
  })
  window.clickTexts = () => {
    const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    while (nodes.nextNode()) texts.push(nodes.currentNode as Text)
    return texts
      .filter(
        (text) =>
          /\p{L}/u.test(text.data) &&
          text.parentElement?.checkVisibility() &&
          !text.parentElement.closest('style, script'),
      )
      .flatMap((text) => {
        const range = document.createRange()
        range.selectNode(text)
        text.parentElement?.scrollIntoView({ block: 'center' })
        const { x, y, width, height } = range.getClientRects()[0] ?? new DOMRect()
        const [clientX, clientY] = [x + width / 2, y + height / 2]
        const [hit, ...below] = document.elementsFromPoint(clientX, clientY)
        // No click reaches initials behind a portrait, or a text for screen readers.
        if (!hit || hit.matches('img') || ![hit, ...below].some((element) => element === text.parentElement)) return []
        landing = {}
        hit.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, clientX, clientY }))
        return { text: text.data.replace(/\s+/g, ' ').trim(), ...landing }
      })
  }
}

const paths = CONTENT_TYPES.filter((type) => shownOn(type).length > 0).flatMap((type) =>
  Object.keys(PROJECT_FILES)
    .map((file) => file.slice('content/'.length))
    .filter((path) => contentTypeOf(path) === type)
    .slice(0, 1),
)

for (const path of paths)
  test(`each text on the page of ${path} leads to its field, or says where it is edited`, async ({ page, server }) => {
    await page.addInitScript(watchClicks)
    await openAdmin(page, server.url, PROJECT_FILES)
    const type = contentTypeOf(path)
    await openEntry(page, type ? collectionOf(type).collection : '', slugOf(path))
    const frame = page.frameLocator('iframe.preview').frameLocator('iframe')
    await expect(frame.locator('h1').first()).toBeVisible()
    const landings = await frame.locator('body').evaluate(() => window.clickTexts())
    const own = textsIn(fromFile(String(PROJECT_FILES[`content/${path}`])))
    const isRight = ({ text, keyPath = '' }: Landing) => {
      const value = own.get(keyPath) ?? ''
      return value.includes(text) || text.includes(value.replace(/\s*\{.*/, ''))
    }
    const landed = landings.filter(({ keyPath }) => keyPath !== undefined)
    const silent = landings.filter(
      ({ keyPath, said }) => keyPath === undefined && !said?.startsWith('To change this text'),
    )
    expect(silent).toEqual([])
    expect(landed.filter((landing) => !isRight(landing))).toEqual([])
  })
