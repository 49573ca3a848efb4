import { guardBuildVersion } from '../../src/layout/build-version-guard'

const BUILD = 'the build'

/** The paths of the pages that the app has shown, and the function that lets the slow page arrive. */
let shown: string[]
let arrive: (resources: object) => void

const page = { page: { webpackCompilationHash: BUILD } }

beforeEach(async () => {
  jest.useFakeTimers()
  shown = []
  // An anchor is the only address that jsdom follows.
  window.history.replaceState(null, '', '/')
  window.___webpackCompilationHash = BUILD
  window.___loader = {
    loadPage: (path) => (path.includes('slow') ? new Promise((resolve) => (arrive = resolve)) : Promise.resolve(page)),
  }
  window.___navigate = (to, options) => shown.push(options ? `${to} ${JSON.stringify(options)}` : to)
  await guardBuildVersion()
  window.history.replaceState(null, '', '/?slow')
  window.___navigate('/?slow#slow')
})
afterEach(() => {
  jest.useRealTimers()
})

test('a page of the same build is shown, and so is the next', async () => {
  arrive(page)
  await jest.advanceTimersByTimeAsync(5000)
  window.___navigate('/newer')
  await jest.advanceTimersByTimeAsync(5000)
  expect(shown).toEqual(['/?slow#slow', '/newer'])
  expect(window.location.hash).toBe('')
})

test('a page that arrives just before four seconds is shown, with the options of its link', async () => {
  window.___navigate('/?slow', { replace: true })
  await jest.advanceTimersByTimeAsync(3999)
  arrive(page)
  await jest.advanceTimersByTimeAsync(5000)
  expect(shown).toEqual(['/?slow {"replace":true}'])
})

test('a page of another build that the app loads by itself counts as missing', async () => {
  const loading = window.___loader?.loadPage('/?slow')
  arrive({ page: { webpackCompilationHash: 'another build' } })
  expect(await loading).toEqual({ status: 'error' })
})

test('on a page of another build, the app is unavailable, and its script runs once more when the visitor sends the form', async () => {
  window.history.replaceState(null, '', '/')
  window.___webpackCompilationHash = 'another build'
  document.body.innerHTML = '<script nomodule src="/app.js"></script>'
  void guardBuildVersion()
  await jest.advanceTimersByTimeAsync(0)
  expect(document.documentElement).toHaveAttribute('data-app', 'unavailable')
  window.dispatchEvent(new Event('submit'))
  window.dispatchEvent(new Event('submit'))
  const scripts = Array.from(document.head.querySelectorAll('script'), (script) => script.getAttribute('src'))
  expect(scripts.map((src) => src?.replace(location.origin, ''))).toEqual(['/app.js'])
})

test.each([
  ['does not load', () => undefined],
  [
    'is of another build',
    () => {
      arrive({ page: { webpackCompilationHash: 'another build' } })
    },
  ],
])('a page that %s is requested as a document', async (_, load) => {
  load()
  await jest.advanceTimersByTimeAsync(5000)
  expect(shown).toEqual([])
  expect(window.location.hash).toBe('#slow')
})

describe.each([
  [
    'followed another link',
    () => {
      window.___navigate('/newer')
    },
  ],
  ['gone back', () => window.dispatchEvent(new PopStateEvent('popstate'))],
  ['left for another document', () => window.dispatchEvent(new Event('pagehide'))],
])('once the visitor has %s', (_, moveOn) => {
  test('a page that fails to load is not requested', async () => {
    moveOn()
    await jest.advanceTimersByTimeAsync(5000)
    expect(window.location.hash).toBe('')
  })

  test('a page that loads is not shown', async () => {
    moveOn()
    arrive(page)
    await jest.advanceTimersByTimeAsync(5000)
    expect(shown).not.toContain('/?slow#slow')
  })
})
