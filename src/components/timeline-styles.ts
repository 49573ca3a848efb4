import { css } from 'styled-components'

/** The styles of a list whose items have markers on a trail down its side. Its items must have `position: relative`. */
export const timelineStyles = css`
  li:not(:last-child)::before {
    content: '';
    position: absolute;
    inset-block: 0;
    inset-inline-start: -1.5px;
    border-inline-start: 3px dotted var(--accent);
  }

  li > svg {
    position: absolute;
    inset-block-start: 0;
    inset-inline-start: -0.75rem;
    inline-size: 1.5rem;
    block-size: 1.5rem;
    padding: 2px;
    background: var(--ground);

    /* Browsers leave the colors of drawings as they are. */
    @media (forced-colors: active) {
      background: Canvas;
    }
  }
`
