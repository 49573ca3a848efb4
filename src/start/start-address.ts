/** What the HTML names as its script until the build knows the script's content. */
export const START_PLACEHOLDER = '/start.js'
