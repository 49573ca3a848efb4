import { css } from 'styled-components'

declare global {
  /** Whether the site's language is written from right to left; see gatsby/webpack/constants.ts. */
  const IS_RIGHT_TO_LEFT: boolean
}

/**
 * Mirrors a drawing, but not the texts in it, if the site is written from right to left. Maps then lie to the left of the
 * text, and trails lead from right to left, as everything else on the page does. Other sites have no such styles.
 */
export const mirrored =
  IS_RIGHT_TO_LEFT &&
  css`
    scale: -1 1;

    text {
      scale: -1 1;
      transform-box: fill-box;
      transform-origin: center;
    }

    /* Labels are placed by their left or right ends, and text that is written from right to left starts at the right. */
    text[text-anchor='start'] {
      text-anchor: end;
    }

    text[text-anchor='end'] {
      text-anchor: start;
    }
  `
