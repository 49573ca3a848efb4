/** What the style guide says itself. It is no copy of the site, and only developers read it. */
export const WORDS = {
  title: 'Style guide',
  description: 'Every map, token, primitive and section of the site in its states.',
  lead: 'All that the site is made of, in each of its states. This page exists in development only. Point at what can be used, or reach it with the Tab key, to see hover and focus.',
  navigation: 'Parts of the style guide',
  parts: {
    maps: 'Maps',
    tokens: 'Tokens',
    primitives: 'Primitives',
    consultation: 'Form and toasts',
    sections: 'Sections',
  },
}

/** The parts of the map catalogue: what each is called, and its sheets' state in words. */
export const MAP_SETS = {
  lightLabels: { title: 'Light, with labels', state: 'light, labels' },
  lakeLabels: { title: 'Lake, with labels', state: 'lake, labels' },
  light: { title: 'Light, without labels', state: 'light' },
  lake: { title: 'Lake, without labels', state: 'lake' },
}

/** A service that no editor has written: its titles are as long as the content model allows. */
export const LONGEST_SERVICE = 'Longest titles'

/** Headings above the tokens. */
export const TOKEN_SETS = {
  colours: 'Colours',
  type: 'Type',
  space: 'Space',
  other: 'All others',
}

/** What stands in primitives. */
export const SAMPLES = {
  button: 'Follow the trail',
  link: 'A link in a sentence',
  heading: 'A heading that shows its size',
  lede: 'The text under a heading is a little larger than the text that follows, and keeps to a short measure.',
  prose:
    'A paragraph keeps to reading width. It says what there is to say in sentences that are neither long nor clipped, and stops.',
  tooltip: 'What a tooltip says; it opens after a while, and closes on Escape, scroll and click.',
  tooltipTrigger: 'Point here, or tab to it',
  rating: '{rating} of {highest}',
  band: 'What stands on this ground',
  fields: { empty: 'Empty', filled: 'Filled', invalid: 'Invalid', disabled: 'Disabled', optional: 'optional' },
  marks: ['The first mark', 'The second mark', 'The third mark'],
  showOne: 'Show one toast',
  showMany: 'Show four toasts',
  showLong: 'Show the longest toast',
  toast: { title: 'The title of a toast', text: 'One sentence about what just happened.' },
}

/** The states of primitives in words. */
export const STATES = {
  primary: 'primary',
  secondary: 'secondary',
  disabled: 'disabled',
  row: 'two in a row',
  link: 'as a link',
  inside: 'to a page of this site',
  outside: 'to another site',
  closed: 'closed; opens on hover and focus',
  filled: 'filled',
  hollow: 'not filled',
  loaded: 'with its portrait',
  loading: 'loading',
  failed: 'failed',
  anyPicture: 'loaded',
  numbered: 'with numbers',
  labelled: 'with labels',
  bare: 'without labels',
  hidden: 'for assistive technology alone: nothing is seen',
  lede: 'lede',
  prose: 'prose',
  empty: 'empty',
  invalid: 'invalid',
  area: 'of five rows',
  toasts: 'by real events; at most three are seen',
}
