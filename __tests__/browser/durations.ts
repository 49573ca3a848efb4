/** The durations of a simulated delivery, a toast, and the tooltip delay, in ms (specification, section 9). */
export const DELIVERY = 1000
export const TOAST = 5000
export const TOOLTIP_DELAY = 700
