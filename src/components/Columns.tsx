import styled from 'styled-components'
import { media } from '../styles/media'

interface ColumnsProps {
  /** The widths of the columns on a desktop, such as `4fr 8fr`. */
  $widths: string
  /** The name of the space between rows, such as `md`. */
  $gap?: string
  $columnGap?: string
}

function firstColumn(widths: string, gap: string): string {
  const [first = 0, second = 0] = widths.split('fr').map(Number)
  return `calc((var(--content-width) - var(--space-${gap})) * ${first} / ${first + second})`
}

/* What all columns share is apart from what differs, so that the styles of a page have it once. */
const Grid = styled.div`
  display: grid;
  gap: var(--gap);

  ${media.large} {
    grid-template-columns: var(--widths);

    > * {
      --room: 100cqi;

      container-type: inline-size;
    }

    /* The room of a heading is that of its column. Without this, it would be that of the whole row. */
    > :is(h1, h2) {
      --room: var(--first);
    }
  }
`

/** Parts that follow each other on a phone and are side by side on a desktop. */
export const Columns = styled(Grid)<ColumnsProps>`
  --gap: ${({ $gap = 'xl', $columnGap = 'xl' }) => `var(--space-${$gap}) var(--space-${$columnGap})`};
  --widths: ${({ $widths }) => $widths};
  --first: ${({ $widths, $columnGap = 'xl' }) => firstColumn($widths, $columnGap)};
`
