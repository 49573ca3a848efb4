/** @jest-environment node */
import { type LighthouseRun, runLighthouse } from '../../../tools/browser/lighthouse'
import { checkLighthouse } from '../../../tools/preview-report/lighthouse-check'

jest.mock('../../../tools/browser/lighthouse', () => ({
  CATEGORIES: ['performance', 'accessibility', 'best-practices', 'seo'],
  runLighthouse: jest.fn(),
}))

const SITE = { prefixes: ['services'], off: new Set<string>() }

const measured = jest.mocked(runLighthouse)

const run = (scores: number[], failedAudits: string[] = []): LighthouseRun => ({
  fcp: 1,
  lcp: 1,
  cls: 0,
  tbt: 0,
  scores,
  failedAudits,
})
const PERFECT = run([100, 100, 100, 100])

/** Checks changed pages that existed before. */
const check = (...paths: string[]) =>
  checkLighthouse(
    'http://before',
    'http://after',
    paths.map((path) => ({ path, before: path })),
    SITE,
  )

const addresses = () => measured.mock.calls.map(([address]) => address)

beforeEach(() => {
  measured.mockReset().mockResolvedValue(PERFECT)
})

test('a page with unchanged scores passes after one run before and one after', async () => {
  expect(await check('/')).toEqual({
    name: 'Lighthouse',
    state: 'passed',
    summary: '/ measured on a phone, no score is lower',
    findings: [],
  })
  expect(addresses()).toEqual(['http://before/', 'http://after/'])
})

test('a lower score warns with both numbers and the causes', async () => {
  const slow = run([91, 100, 100, 100], ['largest-contentful-paint'])
  measured.mockImplementation((address) => Promise.resolve(address.startsWith('http://after') ? slow : PERFECT))
  expect(await check('/about')).toMatchObject({
    state: 'warned',
    findings: [
      {
        text: 'The score for speed is 91 out of 100, down from 100. New causes: largest-contentful-paint. Show this to an engineer.',
        path: '/about',
      },
    ],
  })
})

test('a score that is lower in only one run is not reported', async () => {
  measured.mockResolvedValueOnce(PERFECT).mockResolvedValueOnce(run([97, 100, 100, 100]))
  expect((await check('/about')).findings).toEqual([])
  expect(addresses()).toHaveLength(4)
})

test('the two most visited page types are measured, and the others are counted', async () => {
  const { summary } = await check('/404', '/about', '/careers', '/services/one', '/services/two', '/terms')
  expect(summary).toBe(
    '/services/one and /about measured on a phone, no score is lower; 3 other page types skipped to save time',
  )
})

test('the 404 page is measured at its file, which responds with status 200', async () => {
  await check('/404')
  expect(addresses()).toContain('http://after/404.html')
})

test('a new page is not measured', async () => {
  expect(await checkLighthouse('http://before', 'http://after', [{ path: '/new' }], SITE)).toMatchObject({
    state: 'passed',
    summary: 'no changed page existed before',
  })
  expect(addresses()).toEqual([])
})
