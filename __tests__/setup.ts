import '@testing-library/jest-dom'

// jsdom has no layout and cannot scroll. Visual tests run in a real browser.
if (typeof Element !== 'undefined') Element.prototype.scrollIntoView = () => undefined
