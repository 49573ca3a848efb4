import '@testing-library/jest-dom'
import { TextDecoder, TextEncoder } from 'node:util'
import { expectApp } from '../src/deferred-start/app-ready'

// Browsers have them, and jsdom does not.
if (typeof globalThis.TextEncoder === 'undefined') Object.assign(globalThis, { TextDecoder, TextEncoder })

// jsdom has no layout and cannot scroll. Visual tests run in a real browser. Styles hide the form where there is no app.
if (typeof Element !== 'undefined') {
  Element.prototype.scrollIntoView = () => undefined
  window.scrollTo = () => undefined
  const observer = { observe: () => undefined, disconnect: () => undefined }
  Object.assign(window, { IntersectionObserver: jest.fn(() => observer) })
  expectApp()
}
