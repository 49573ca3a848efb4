/** The service's bundle, which gatsby/output/consultation-api.ts makes, relative to the project's root. */
export const BUNDLE_FILE = './.cache/consultation-api.js'
