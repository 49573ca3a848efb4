import { setTimeout as wait } from 'node:timers/promises'
import { expect } from '@playwright/test'
import { footnotes, home, navigationLink } from '../browser/content'
import { test } from './fixtures'
import type { Visitor } from './visitor'

const DESKTOP = { width: 1280, height: 800 }
const PHONE = { width: 375, height: 740 }

/** How long a page may take to load and to be scrolled, in milliseconds. Timers of the page would end with it. */
const SETTLED_MS = 800

const NEXT_PAGE = `a[href="${navigationLink.to}"]`
const HOME_HEADING = { role: 'heading', name: home.hero.heading }
const NEXT_HEADING = { role: 'heading', name: navigationLink.heading }
const FOOTNOTE = `a[href="#note-${footnotes.at(-1)?.key ?? ''}"]`

async function scrollTo(visitor: Visitor, top: number): Promise<void> {
  await visitor.window.evaluate((y) => {
    window.scrollTo({ top: y, behavior: 'instant' })
  }, top)
  await expect.poll(() => visitor.scrollPosition()).toBe(top)
  await wait(100)
}

/** Follows a link where the page is, without scrolling to it. */
async function follow(visitor: Visitor, selector: string): Promise<number> {
  await visitor.window.evaluate((link) => {
    const found = document.querySelector<HTMLElement>(link)
    if (!found) throw new Error(`The page has no ${link}`)
    found.click()
  }, selector)
  await wait(SETTLED_MS)
  return visitor.scrollPosition()
}

/** Goes back or forward, and expects a position. The drivers' own commands wait for a document to load. */
async function expectAfterGoing(visitor: Visitor, steps: number, top: number): Promise<void> {
  await visitor.window.evaluate(
    (delta) =>
      void setTimeout(() => {
        history.go(delta)
      }),
    steps,
  )
  await wait(2 * SETTLED_MS)
  await expect.poll(() => visitor.scrollPosition()).toBe(top)
}

for (const [device, size] of [
  ['a desktop', DESKTOP],
  ['a phone', PHONE],
] as const) {
  test.describe(`on ${device}`, () => {
    test.beforeEach(({ visitor }) => visitor.window.resize(size.width, size.height))

    test('Back returns to where the page was scrolled before the app started', async ({ visitor }) => {
      await visitor.goto('/')
      await scrollTo(visitor, 1200)
      await visitor.startApp()
      await follow(visitor, NEXT_PAGE)
      await expectAfterGoing(visitor, -1, 1200)
      await visitor.expectVisible(HOME_HEADING)
      await expectAfterGoing(visitor, 1, 0)
      await visitor.expectVisible(NEXT_HEADING)
    })

    test('Back returns from an in-page jump, and Forward to it', async ({ visitor }) => {
      test.skip(footnotes.length === 0, 'the home page has no footnotes')
      await visitor.open('/')
      await scrollTo(visitor, 700)
      const jumped = await follow(visitor, FOOTNOTE)
      expect(jumped).not.toBe(700)
      await expectAfterGoing(visitor, -1, 700)
      await expectAfterGoing(visitor, 1, jumped)
    })

    test('Back returns from an in-page jump that was made before the app started', async ({ visitor }) => {
      test.skip(footnotes.length === 0, 'the home page has no footnotes')
      await visitor.goto('/')
      await scrollTo(visitor, 700)
      await follow(visitor, FOOTNOTE)
      await visitor.startApp()
      await expectAfterGoing(visitor, -1, 700)
    })

    test('Back and Forward return to where pages were left after a jump, not to the anchor', async ({ visitor }) => {
      test.skip(footnotes.length === 0, 'the home page has no footnotes')
      await visitor.open('/')
      const left = (await follow(visitor, FOOTNOTE)) + 300
      await scrollTo(visitor, left)
      await follow(visitor, NEXT_PAGE)
      await scrollTo(visitor, 500)
      await expectAfterGoing(visitor, -1, left)
      await expectAfterGoing(visitor, 1, 500)
    })

    for (const isStarted of [false, true]) {
      test(`after two reloads, a page is where it was left, and Back and Forward return to where the two pages were left${isStarted ? ', also once the app has started' : ''}`, async ({
        visitor,
      }) => {
        await visitor.open('/')
        await scrollTo(visitor, 800)
        await follow(visitor, NEXT_PAGE)
        await scrollTo(visitor, 400)
        for (const reload of ['the first', 'the second']) {
          await visitor.window.evaluate(
            () =>
              void setTimeout(() => {
                location.reload()
              }),
            null,
          )
          await wait(2 * SETTLED_MS)
          expect(await visitor.scrollPosition(), `after ${reload} reload`).toBe(400)
        }
        if (isStarted) await visitor.startApp()
        await expectAfterGoing(visitor, -1, 800)
        await visitor.expectVisible(HOME_HEADING)
        await expectAfterGoing(visitor, 1, 400)
        await visitor.expectVisible(NEXT_HEADING)
      })
    }
  })
}
