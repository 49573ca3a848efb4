import '@testing-library/jest-dom'

// jsdom lays nothing out and has nothing to scroll; tests of what is seen run in the browser.
if (typeof Element !== 'undefined') Element.prototype.scrollIntoView = () => undefined
