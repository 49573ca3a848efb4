import { expect, test } from '@playwright/test'
import { serveSite } from '../../tools/browser/serve-site'
import { checkAccessibility } from '../../tools/preview-report/accessibility-check'

const PATH = '/services'

const IMAGE = '<img src="/icon.svg" width="32" height="32">'
const PALE = '<p style="color: #ddd; background: #fff">Pale &lt;words&gt;</p>'

/** Checks a page with extra markup in its main content. */
async function check(markup: string) {
  const transformHtml = (html: string) => html.replace('</main>', () => `${markup}</main>`)
  const site = await serveSite('public', { transformHtml })
  try {
    return await checkAccessibility(site.address, [PATH])
  } finally {
    site.close()
  }
}

test('a changed page without violations passes', async () => {
  expect(await check('<p>One more sentence.</p>')).toEqual({
    name: 'Accessibility',
    state: 'passed',
    summary: '1 changed page, no problems',
    findings: [],
  })
})

test('an image without alt text and pale text are each reported once for both widths', async () => {
  const { state, summary, findings } = await check(PALE + IMAGE)
  expect(state).toBe('failed')
  expect(summary).toContain('1 changed page, 2 problems')
  expect(findings.map(({ path }) => path)).toEqual([PATH, PATH])
  expect(findings.map(({ text }) => text).sort()).toEqual([
    expect.stringMatching(/^Blocks some people: Images must have alternative text\. Element: “<img src="\/icon\.svg"/),
    expect.stringMatching(/^Makes the page very hard to use for some people: .*contrast.*Pale &lt;words&gt;/),
  ])
})
