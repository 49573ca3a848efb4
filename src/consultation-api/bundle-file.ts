/** The service’s bundle, relative to the project root. The build makes it in gatsby/output/consultation-api.ts. */
export const BUNDLE_FILE = './.cache/consultation-api.js'
