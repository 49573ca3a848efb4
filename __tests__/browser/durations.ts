/** The durations of a simulated delivery, a toast, the tooltip delay, and its skip window, in ms (specification, section 9). */
export const DELIVERY = 1000
export const TOAST = 5000
export const TOOLTIP_DELAY = 700
export const SKIP_WINDOW = 300
