import styled from 'styled-components'
import { container } from '../styles/media'
import { Link } from './Link'

interface TableProps {
  /** The name of the table for assistive technology. */
  label: string
  columns: readonly string[]
  /** The cells of each row. The first names the row. */
  rows: readonly { readonly cells: readonly string[]; readonly to: string | null }[]
}

/** A ruled table. In a narrow column, each row is a block whose cells begin with their columns' titles. */
export function Table({ label, columns, rows }: TableProps) {
  return (
    <Frame>
      <table aria-label={label}>
        <thead>
          <tr>
            {columns.map((title) => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ cells: [name, ...others], to }) => (
            <tr key={name}>
              <th scope="row">{to === null ? name : <Link to={to}>{name}</Link>}</th>
              {others.map((text, index) => (
                <td key={columns[index + 1]} data-title={columns[index + 1]}>
                  {text}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Frame>
  )
}

const Frame = styled.div`
  container-type: inline-size;

  table {
    inline-size: 100%;
    border-collapse: collapse;
  }

  th,
  td {
    /* Pages let browsers divide any word (see reset.css), so a column could shrink to the width of a letter. */
    min-inline-size: 7.5rem;
    overflow-wrap: anywhere; /* Otherwise, a column is at least as wide as its longest word. */
    padding-block: var(--space-xs);
    padding-inline: 0 var(--space-md);
    font-weight: 500;
    text-align: start;
    vertical-align: baseline;
  }

  td,
  thead {
    color: var(--muted);
    font-weight: 400;
    font-variant-numeric: tabular-nums;
  }

  thead,
  td::before {
    font-size: var(--text-sm);
  }

  tbody tr {
    border-block-start: var(--hairline);
  }

  ${container.belowSmall} {
    thead {
      display: none;
    }

    /* As blocks, these can be narrower than the longest word; a table cannot. */
    table,
    tbody,
    tr,
    tbody th {
      display: block;
    }

    th,
    td {
      min-inline-size: 0;
      padding-inline-end: 0;
    }

    td {
      display: grid;
      grid-template-columns: minmax(0, 1fr) minmax(0, 2fr);
      gap: var(--space-sm);
      padding-block: 0 var(--space-xs);
    }

    td::before {
      content: attr(data-title);
    }
  }

  /* If text is large on a phone, there is no room for both side by side, so the title is above the text. */
  ${container.largestText} {
    td,
    td::before {
      display: block;
    }
  }
`
