/**
 * What the app cannot run without, of what the `browserslist` of package.json has and older browsers lack. Chromium has it
 * since version 114, Firefox since 125, Safari since 17. What newer versions have added since then only changes the
 * appearance, such as `@starting-style`. src/styles/old-browsers.css makes the menus plain links in browsers without it.
 */
const REQUIRED = 'popover'

/** Whether the browser has what the app needs. Another browser keeps the page that the server sent, without the app. */
export const isBrowserSupported = () => REQUIRED in HTMLElement.prototype
