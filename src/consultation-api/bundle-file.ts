/** The service’s bundle by project path, which gatsby/output/consultation-api.ts makes. */
export const BUNDLE_FILE = './.cache/consultation-api.js'
