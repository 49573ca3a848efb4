/** Text of the problem overlay. Visitors never see it, so it is not part of the content. */
export const MESSAGES = {
  title: 'The content has problems',
  explanation:
    'The page behind this message shows the last valid content. The message disappears once the problems are fixed.',
  hide: 'Hide until the next change (Escape)',
} as const
