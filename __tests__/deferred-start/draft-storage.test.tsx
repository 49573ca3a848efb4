import { THANKS_PATH } from '../../content-model/routes/named-paths'
import { expireDraft, readDraft, saveDraft, SUBMISSION_KEY } from '../../src/deferred-start/draft-storage'

const HOUR_MS = 60 * 60 * 1000

/** Opens a page without a form, on which a draft from another page is stored, and lets it be painted. */
function openWithDraft(path: string, ageMs: number): void {
  jest.useFakeTimers()
  saveDraft([{ name: 'message', value: 'Quokka' }])
  sessionStorage.setItem(SUBMISSION_KEY, 'id\nunclear\nname=Quokka')
  // The timers of the other page end with it.
  jest.clearAllTimers()
  jest.setSystemTime(Date.now() + ageMs)
  history.replaceState(null, '', path)
  expireDraft()
  dispatchEvent(new Event('pageshow'))
  jest.advanceTimersByTime(100)
}

const stored = () => Object.values(sessionStorage).join()

afterEach(() => {
  sessionStorage.clear()
  history.replaceState(null, '', '/')
  jest.useRealTimers()
})

test('a page without a form keeps a draft, and deletes it an hour after its last edit', () => {
  openWithDraft('/about', HOUR_MS - 1000)
  expect(readDraft()?.get('message')).toBe('Quokka')
  jest.advanceTimersByTime(2000)
  expect(stored()).not.toContain('Quokka')
})

test('a page without a form deletes a draft and a submission that have expired', () => {
  openWithDraft('/about', HOUR_MS)
  expect(stored()).not.toContain('Quokka')
})

test('the page to which a posted form leads deletes its draft', () => {
  openWithDraft(THANKS_PATH, 1000)
  expect(stored()).not.toContain('Quokka')
})
