/** Text of the style guide itself. It is not site content, because only developers see it. */
export const TEXT = {
  title: 'Style guide',
  description: 'Every map, token, component, and section of the site in all states.',
  lead: 'Every part of the site in all states. This page exists in development only. To see hover and focus styles, point at interactive elements or reach them with the Tab key.',
  navigation: 'Parts of the style guide',
  parts: {
    maps: 'Maps',
    tokens: 'Tokens',
    components: 'Components',
    consultation: 'Form, toasts, and errors',
    sections: 'Sections',
  },
}

/** The parts of the map catalog: their titles, and a description of their maps' state. */
export const MAP_SETS = {
  lightLabels: { title: 'Light, with labels', state: 'light, labels' },
  lakeLabels: { title: 'Lake, with labels', state: 'lake, labels' },
  light: { title: 'Light, without labels', state: 'light' },
  lake: { title: 'Lake, without labels', state: 'lake' },
}

/** The name of a sample service whose titles are as long as the content model allows. */
export const LONGEST_SERVICE = 'Longest titles'

/** Headings of the token groups. */
export const TOKEN_SETS = {
  colors: 'Colors',
  type: 'Type',
  space: 'Space',
  other: 'Other',
}

/** Sample text for components. */
export const SAMPLES = {
  button: 'Follow the trail',
  link: 'A link in a sentence',
  heading: 'A heading that shows its size',
  lede: 'The text under a heading is slightly larger than the text that follows, with a short line length.',
  prose:
    'A paragraph has a comfortable line length for reading. Its sentences are neither long nor clipped, and it ends when it has made its point.',
  tooltip: 'The text of a tooltip. It opens after a delay, and closes on Escape, scroll, and click.',
  tooltipTrigger: 'Point here, or tab to it',
  unpublished: 'Not published before December 1, 2026',
  offer: {
    consultation: 'A sentence about the first consultation and what it costs.',
    reply: 'A sentence about the reply to a request.',
  },
  rating: '{rating} of {highest}',
  section: 'The content of a section',
  fields: { empty: 'Empty', filled: 'Filled', invalid: 'Invalid', disabled: 'Disabled', optional: 'optional' },
  waymarks: ['The first stop', 'The second stop', 'The third stop'],
  showOne: 'Show one toast',
  showMany: 'Show four toasts',
  showLong: 'Show the longest toast',
  toast: { title: 'The title of a toast', text: 'One sentence about what just happened.' },
}

/** Descriptions of the states of components. */
export const STATES = {
  published: 'as published',
  longest: 'the longest content, and full lists',
  few: 'few entries',
  shortest: 'the shortest content, and one entry',
  primary: 'primary',
  unpublished: 'in previews only',
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
  labeled: 'with labels',
  bare: 'without labels',
  hidden: 'for assistive technology only; not visible',
  lede: 'lede',
  prose: 'prose',
  empty: 'empty',
  invalid: 'invalid',
  area: 'with five rows',
  toasts: 'shown by real events; at most three are visible',
}
