import styled from 'styled-components'
import { container } from '../styles/media'
import { Link } from './Link'

interface TableProps {
  columns: readonly string[]
  /** The cells of each row, one for each column. The first names the row, and links to an address if there is one. */
  rows: readonly { readonly cells: readonly string[]; readonly to: string | null }[]
}

/* Some browsers drop the meaning of a table whose rows are not laid out as such, unless it is stated. */
const [table, group, row, cell, rowHeader, columnHeader] = (
  ['table', 'rowgroup', 'row', 'cell', 'rowheader', 'columnheader'] as const
).map((role) => ({ role }))

/** A ruled table. In a narrow column, each row becomes a block with the titles of the columns beside its cells. */
export function Table({ columns, rows }: TableProps) {
  return (
    <Frame>
      <table {...table}>
        <thead {...group}>
          <tr {...row}>
            {columns.map((title) => (
              <th key={title} scope="col" {...columnHeader}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...group}>
          {rows.map(({ cells: [name, ...others], to }) => (
            <tr key={name} {...row}>
              <th scope="row" {...rowHeader}>
                {to === null ? name : <Link to={to}>{name}</Link>}
              </th>
              {others.map((text, index) => (
                <td key={columns[index + 1]} data-title={columns[index + 1]} {...cell}>
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

  table,
  tbody,
  tbody th {
    display: block;
    text-align: start;
  }

  thead {
    position: absolute;
    clip-path: inset(50%);
  }

  tbody tr {
    display: grid;
    gap: var(--space-3xs);
    padding-block: var(--space-sm);
    border-block-start: var(--hairline);
  }

  tbody th {
    font-weight: 500;
  }

  td {
    display: grid;
    grid-template-columns: 1fr 2fr;
    gap: var(--space-sm);
    color: var(--muted);
    font-variant-numeric: tabular-nums;
  }

  td::before {
    content: attr(data-title);
    /* The header already says it to screen readers. */
    content: attr(data-title) / '';
    font-size: var(--text-sm);
  }

  ${container.small} {
    table {
      display: table;
      inline-size: 100%;
      border-collapse: collapse;
    }

    thead {
      position: static;
      clip-path: none;
    }

    tbody {
      display: table-row-group;
    }

    tbody tr {
      display: table-row;
    }

    tbody tr:first-child {
      border-block-start-color: var(--border);
    }

    thead th {
      color: var(--muted);
      font-size: var(--text-sm);
      font-weight: 500;
    }

    th,
    tbody th,
    td {
      display: table-cell;

      /* The page may divide any word, so a column would otherwise shrink to a letter. */
      min-inline-size: 7.5rem;
      padding: var(--space-xs) var(--space-md) var(--space-xs) 0;
      text-align: start;
      vertical-align: baseline;
    }

    th:last-child,
    td:last-child {
      padding-inline-end: 0;
    }

    td::before {
      content: none;
    }
  }
`
