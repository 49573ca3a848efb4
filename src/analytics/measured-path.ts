/** The path of all unknown addresses, which are as visitors have typed them. */
const UNKNOWN_PATH = '/404'

/** The path of the current page as it is measured. */
export const measuredPath = () => (location.pathname === window.unknownPath ? UNKNOWN_PATH : location.pathname)
