/** Tests that lists look intended with other numbers of entries than the content has, made from the built page's own entries. */
import { expect, type Page, test } from '@playwright/test'
import { paths } from './content'
import { gridHoles } from './grid-holes'
import { overflowingElements } from './horizontal-overflow'

/** Each list with the page that shows it, and the most entries that the content model allows. */
const LISTS = [
  { name: 'statistics', path: '/', list: '[aria-labelledby="results"] dl', most: 6 },
  // With the link to all services.
  { name: 'service cards', path: '/', list: '[aria-labelledby="services"] ul', most: 13 },
  { name: 'people in brief', path: '/about', list: '#team ul', most: 6 },
  { name: 'values of the team', path: '/about/team', list: '[aria-labelledby="values"] ul', most: 8 },
  { name: 'steps of the approach', path: '/services', list: '[aria-labelledby="approach"] ol', most: 6 },
  { name: 'benefits', path: '/careers', list: '[aria-labelledby="benefits"] dl', most: 8 },
].filter(({ path }) => paths.includes(path))

/** Changes the number of entries of a list before the app has started. The first are repeated, and the last one stays last. */
async function setCount(page: Page, selector: string, count: number): Promise<void> {
  await page.locator(selector).evaluate((list, amount) => {
    const [last, ...others] = [...list.children].reverse()
    if (!last) throw new Error('The list is empty')
    const models = others.length > 0 ? others.reverse() : [last]
    const copies = Array.from({ length: amount - 1 }, (_, at) => models[at % models.length]?.cloneNode(true) ?? '')
    list.replaceChildren(...copies, last)
  }, count)
}

test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const { name, path, list, most } of LISTS) {
  test(`the ${name} fill their rows at every count from 1 to ${most}`, async ({ page }) => {
    await page.goto(path)
    for (let count = most; count >= 1; count -= 1) {
      await setCount(page, list, count)
      for (const width of [375, 768, 1024, 1280, 1920]) {
        await page.setViewportSize({ width, height: 800 })
        expect
          .soft([...(await gridHoles(page)), ...(await overflowingElements(page))], `${count} at ${width} px`)
          .toEqual([])
      }
    }
  })
}
