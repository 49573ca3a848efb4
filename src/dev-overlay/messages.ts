/** Text of the problem overlay. Visitors never see it, so it is not part of the content. */
export const MESSAGES = {
  title: 'The content has problems',
  explanation: 'Behind this is the site as it was before. This message goes by itself when the content is right.',
  hide: 'Hide until the next change (Escape)',
} as const
