/** How long a toast stays, in milliseconds; section 9 of the specification allows 4000 to 5000. */
export const TOAST_DURATION_MS = 5000

/** The maximum number of visible toasts; section 9 of the specification. */
export const MAX_VISIBLE_TOASTS = 3
