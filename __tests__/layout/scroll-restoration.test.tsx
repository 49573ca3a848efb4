import { takeOverScrollRestoration } from '../../src/layout/scroll-restoration'

test('the browser restores scroll positions only while the document is not shown', () => {
  takeOverScrollRestoration()
  expect(window.history.scrollRestoration).toBe('manual')
  window.dispatchEvent(new Event('pagehide'))
  expect(window.history.scrollRestoration).toBe('auto')
  window.dispatchEvent(new Event('pageshow'))
  expect(window.history.scrollRestoration).toBe('manual')
})
