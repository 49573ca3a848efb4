/** The path that is reported for all unknown addresses, which may contain anything that a visitor typed. */
const UNKNOWN_PATH = '/404'

/** The path of the current page as it is measured. */
export const measuredPath = () => (location.pathname === window.unknownPath ? UNKNOWN_PATH : location.pathname)
