import { expect, test } from '@playwright/test'
import { serveSite } from '../../tools/browser/serve-site'
import { checkAccessibility } from '../../tools/preview-report/accessibility-check'
import type { ComparedPage } from '../../tools/preview-report/page-changes'

const PATH = '/services'

const IMAGE = '<img src="/icon.svg" width="32" height="32">'
const PALE = '<p style="color: #ddd; background: #fff">Pale words</p>'

/** Checks a page with extra markup in its main content on each side. */
async function check({ before = '', after = '' }, page: ComparedPage = { path: PATH, before: PATH }) {
  const added = (markup: string) => (html: string) => html.replace('</main>', () => `${markup}</main>`)
  const [old, now] = [
    await serveSite('public', { transformHtml: added(before) }),
    await serveSite('public', { transformHtml: added(after) }),
  ]
  try {
    return await checkAccessibility(old.address, now.address, [page])
  } finally {
    old.close()
    now.close()
  }
}

test('a changed page without violations passes', async () => {
  expect(await check({ after: '<p>One more sentence.</p>' })).toEqual({
    name: 'Accessibility',
    state: 'passed',
    summary: '1 changed page, no new problems',
    findings: [],
  })
})

test('an image without alt text and pale text are each reported once for both widths, the more severe first', async () => {
  const { state, summary, findings } = await check({ after: PALE + IMAGE })
  expect(state).toBe('failed')
  expect(summary).toContain('1 changed page: 2 new problems')
  expect(findings).toEqual([
    {
      text: expect.stringMatching(
        /^Blocks some people, on phones and desktops: Images must have alternative text\. Element: “<img src="\/icon\.svg"/,
      ),
      path: PATH,
    },
    {
      text: expect.stringMatching(
        /^Makes the page very hard to use for some people, on phones and desktops: .*contrast.*Pale words/,
      ),
      path: PATH,
    },
  ])
})

test('an existing problem is not reported, even if it has moved', async () => {
  const { state, findings } = await check({ before: IMAGE + PALE, after: `<p>First</p>${PALE}<p>Then</p>${IMAGE}` })
  expect(findings).toEqual([])
  expect(state).toBe('passed')
})

test('a second image without alt text is a new problem', async () => {
  const { findings } = await check({ before: IMAGE, after: IMAGE + IMAGE })
  expect(findings).toHaveLength(1)
})

test('on a new page, every problem is new', async () => {
  const { findings } = await check({ before: IMAGE, after: IMAGE }, { path: PATH })
  expect(findings).toHaveLength(1)
})

test('a hostile title is reported as plain text', async () => {
  const title = PALE.replace('Pale words', '&lt;script&gt;alert(1)&lt;/script&gt;')
  const { findings } = await check({ after: title })
  expect(findings.map(({ text }) => text)).toEqual([expect.stringContaining('&lt;script&gt;')])
})
