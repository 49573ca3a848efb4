/** The browserslist of package.json in esbuild's format. */
export const BROWSER_TARGETS = ['chrome122', 'firefox125', 'safari17.4']
