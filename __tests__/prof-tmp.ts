import { chromium } from '@playwright/test'
import { CHROMIUM_FLAGS, requireChromium } from '../tools/browser/chromium'
import { serveSite } from '../tools/browser/serve-site'
import { readTextRuns } from './browser/text-runs'
import { screenshotBackground } from './browser/background'
import { lowContrastTexts } from './browser/background-contrast'
import { textsOnTrails } from './browser/trail-crossings'
async function main() {
  const b = await chromium.launch({ executablePath: requireChromium(), args: CHROMIUM_FLAGS })
  const s = await serveSite('public')
  const page = await b.newPage({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' })
  for (const p of ['/', '/about', '/services', '/services/tax-planning', '/contact', '/privacy']) {
    let t = performance.now()
    const lap = (n: string) => {
      const d = performance.now() - t
      t = performance.now()
      return n + ' ' + d.toFixed(0)
    }
    const out: string[] = []
    await page.goto(s.address + p)
    out.push(lap('goto'))
    await page.evaluate(async () => {
      const im = [...document.images].filter((i) => i.checkVisibility())
      for (const i of im) i.loading = 'eager'
      await Promise.all([document.fonts.ready, ...im.map((i) => i.decode())])
    })
    out.push(lap('decode'))
    const runs = await readTextRuns(page)
    out.push(lap('runs'))
    const over = runs.filter((r) => r.background === 'picture')
    out.push('over ' + over.length)
    const bg = await screenshotBackground(page)
    out.push(lap('shot'), bg.width + 'x' + bg.height)
    lowContrastTexts(over, bg)
    out.push(lap('contrast'))
    await textsOnTrails(page, over, bg)
    out.push(lap('trails'))
    console.log(p, out.join(', '))
  }
  await b.close()
  s.close()
}
void main()
