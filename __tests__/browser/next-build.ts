/** The folder of a newer build with different scripts, which the project `slow-builds` creates. */
export const NEXT_BUILD = '.cache/next-build'

/** The firm's name in that build. */
export const NEXT_NAME = 'Cairnhouse'
