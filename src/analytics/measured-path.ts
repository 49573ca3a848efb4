/** The path reported for unknown addresses, which may be anything visitors typed. */
const UNKNOWN_PATH = '/404'

/** The path of the current page as it is measured. */
export const measuredPath = () => (location.pathname === window.unknownPath ? UNKNOWN_PATH : location.pathname)
