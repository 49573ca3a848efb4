/** The `browserslist` of package.json in the format of esbuild, which does not read it. */
export const BROWSER_TARGETS = ['chrome122', 'firefox125', 'safari17.4']
