/** @jest-environment node */
import { measure, type Run } from '../../../tools/browser/lighthouse'
import { checkLighthouse } from '../../../tools/preview-report/lighthouse-check'

jest.mock('../../../tools/browser/lighthouse', () => ({
  SCORES: ['performance', 'accessibility', 'best-practices', 'seo'],
  measure: jest.fn(),
}))

const measured = jest.mocked(measure)

const run = (scores: number[], faults: string[] = []): Run => ({ fcp: 1, lcp: 1, cls: 0, tbt: 0, scores, faults })
const PERFECT = run([100, 100, 100, 100])

/** Looks at changed pages, which were there before. */
const check = (...paths: string[]) =>
  checkLighthouse(
    'http://before',
    'http://after',
    paths.map((path) => ({ path, before: path })),
  )

const addresses = () => measured.mock.calls.map(([address]) => address)

beforeEach(() => {
  measured.mockReset().mockResolvedValue(PERFECT)
})

test('a page whose scores stay passes, measured once before and once after', async () => {
  expect(await check('/')).toEqual({
    name: 'Lighthouse',
    state: 'passed',
    summary: '/ measured on a phone, no score is lower',
    findings: [],
  })
  expect(addresses()).toEqual(['http://before/', 'http://after/'])
})

test('a score that is lower warns, with both numbers and its causes', async () => {
  const slow = run([91, 100, 100, 100], ['largest-contentful-paint'])
  measured.mockImplementation((address) => Promise.resolve(address.startsWith('http://after') ? slow : PERFECT))
  expect(await check('/about')).toMatchObject({
    state: 'warned',
    findings: [
      {
        text: 'The score for speed is 91 of 100, before 100. New among the causes: largest-contentful-paint. Show this to an engineer.',
        path: '/about',
      },
    ],
  })
})

test('a score that is lower in one run alone is not told', async () => {
  measured.mockResolvedValueOnce(PERFECT).mockResolvedValueOnce(run([97, 100, 100, 100]))
  expect((await check('/about')).findings).toEqual([])
  expect(addresses()).toHaveLength(4)
})

test('two types of pages are measured, those first that most visitors come to, and the others are counted', async () => {
  const { summary } = await check('/404', '/about', '/careers', '/services/one', '/services/two', '/terms')
  expect(summary).toBe(
    '/services/one and /about measured on a phone, no score is lower; 3 other types of pages left out to save time',
  )
})

test('the page for unknown addresses is measured at its file, which answers with the status of a page', async () => {
  await check('/404')
  expect(addresses()).toContain('http://after/404.html')
})

test('a page that was not there is not measured', async () => {
  expect(await checkLighthouse('http://before', 'http://after', [{ path: '/new' }])).toMatchObject({
    state: 'passed',
    summary: 'no changed page that was there before',
  })
  expect(addresses()).toEqual([])
})
