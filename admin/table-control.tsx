import type { CustomFieldControlProps } from '@sveltia/cms'
import { type ClipboardEvent, Component, createRef, type InputHTMLAttributes, type KeyboardEvent } from 'react'
import {
  type Cell,
  copiedCells,
  tableLimits,
  tableValue,
  type TableValue,
  withCells,
  withoutColumn,
} from './table-field'

const STYLES = `
  .grid .scroll { overflow-x: auto }
  .grid table { border-collapse: collapse; inline-size: 100% }
  .grid :is(th, td) { padding: 2px; min-inline-size: 6rem; text-align: start }
  .grid :is(th, td):last-child { min-inline-size: 0; inline-size: 1% }
  .grid :is(input, button) { border: 1px solid; border-radius: 4px; font: inherit; color: inherit; background: none }
  .grid input { inline-size: 100%; box-sizing: border-box; padding: 0.375rem 0.5rem }
  .grid th input { font-weight: 600 }
  .grid button { min-block-size: 1.75rem; padding: 0 0.5rem }
  .grid button:disabled { opacity: 0.5 }
  .grid p { display: flex; flex-wrap: wrap; gap: 0.5rem; margin: 0.5rem 0 0 }`

/** What the button says, and its name if that is a sign. */
function Button({
  text,
  name,
  ...rest
}: {
  text: string
  name?: string
  id?: string
  disabled?: boolean
  onClick: () => void
}) {
  return (
    <button type="button" aria-label={name} {...rest}>
      {text}
    </button>
  )
}

/**
 * A table as a grid. Inputs keep what is typed by themselves, so that the cursor stays where it is; they are drawn anew when
 * the table gets another shape, or its texts come from elsewhere.
 */
export class TableControl extends Component<CustomFieldControlProps> {
  private readonly place = createRef<HTMLDivElement>()
  private readonly limits = tableLimits.parse(this.props.field.toJS().limits)
  private drawing = 0
  private latest = ''

  private change(table: TableValue | Record<string, never>, isTyped = false): void {
    if (!isTyped) this.drawing += 1
    this.latest = JSON.stringify(table)
    this.props.onChange(table)
  }

  /** Makes the table larger, and puts the cursor into its new part. */
  private grow(table: TableValue, cell: Cell, name: string): void {
    this.change(withCells(table, [['']], cell, this.limits))
    setTimeout(() => this.place.current?.querySelector<HTMLInputElement>(`[name="${name}"]`)?.focus())
  }

  private addRow(table: TableValue): void {
    const row = table.rows.length
    this.grow(table, { row, column: 0 }, `rows.${row}.cells.0`)
  }

  /** An input, which is named after its place in the file. */
  private cell(table: TableValue, at: Cell, attributes: InputHTMLAttributes<HTMLInputElement>) {
    const isLast = at.row === table.rows.length - 1 && at.column === table.columns.length - 1
    return (
      <input
        {...attributes}
        onInput={({ currentTarget }) => {
          this.change(withCells(table, [[currentTarget.value]], at, this.limits), true)
        }}
        onPaste={(event: ClipboardEvent) => {
          const cells = copiedCells(event.clipboardData.getData('text/plain'))
          if (cells.flat().length === 1) return
          event.preventDefault()
          this.change(withCells(table, cells, at, this.limits))
        }}
        onKeyDown={(event: KeyboardEvent) => {
          // As in a word processor, Tab in the last cell begins a row.
          const isRowWanted =
            event.key === 'Tab' && !event.shiftKey && isLast && table.rows[at.row]?.cells.some(Boolean)
          if (!isRowWanted || table.rows.length === this.limits.maxRows) return
          event.preventDefault()
          this.addRow(table)
        }}
      />
    )
  }

  private row(table: TableValue, row: number) {
    const { cells = [], to } = table.rows[row] ?? {}
    return (
      <tr key={row}>
        {table.columns.map((title, column) => (
          <td key={column}>
            {this.cell(
              table,
              { row, column },
              {
                'aria-label': `Row ${row + 1}, ${title === '' ? `column ${column + 1}` : title}`,
                name: `rows.${row}.cells.${column}`,
                maxLength: this.limits.maxCell,
                defaultValue: cells[column],
              },
            )}
          </td>
        ))}
        <td>
          <input
            aria-label={`Row ${row + 1}, link of its first cell`}
            name={`rows.${row}.to`}
            placeholder="/page"
            defaultValue={to}
            onInput={({ currentTarget: { value } }) => {
              this.change(
                { ...table, rows: table.rows.map((own, at) => (at === row ? { cells, to: value } : own)) },
                true,
              )
            }}
          />
        </td>
        <td>
          <Button
            text="×"
            name={`Remove row ${row + 1}`}
            onClick={() => {
              this.change({ ...table, rows: table.rows.filter((_, at) => at !== row) })
            }}
          />
        </td>
      </tr>
    )
  }

  private grid(table: TableValue) {
    const { minColumns, maxColumns, maxRows, maxTitle } = this.limits
    const { length: width } = table.columns
    return (
      <>
        <div className="scroll">
          <table key={this.drawing}>
            <thead>
              <tr>
                {table.columns.map((title, column) => (
                  <th key={column} scope="col">
                    {this.cell(
                      table,
                      { row: -1, column },
                      {
                        'aria-label': `Title of column ${column + 1}`,
                        name: `columns.${column}`,
                        maxLength: maxTitle,
                        defaultValue: title,
                      },
                    )}
                    {width > minColumns && (
                      <Button
                        text="×"
                        name={`Remove column ${column + 1}`}
                        onClick={() => {
                          this.change(withoutColumn(table, column))
                        }}
                      />
                    )}
                  </th>
                ))}
                <th scope="col">Link</th>
                <td />
              </tr>
            </thead>
            <tbody>{table.rows.map((_, row) => this.row(table, row))}</tbody>
          </table>
        </div>
        <p>
          <Button
            text="Add a row"
            disabled={table.rows.length === maxRows}
            onClick={() => {
              this.addRow(table)
            }}
          />
          <Button
            text="Add a column"
            disabled={width === maxColumns}
            onClick={() => {
              this.grow(table, { row: -1, column: width }, `columns.${width}`)
            }}
          />
          <Button
            text="Remove the table"
            onClick={() => {
              this.change({})
            }}
          />
        </p>
      </>
    )
  }

  override render() {
    const value: unknown = this.props.value ?? {}
    if (JSON.stringify(value) !== this.latest) {
      this.drawing += 1
      this.latest = JSON.stringify(value)
    }
    const table = tableValue.parse(value)
    return (
      <div className="grid" ref={this.place}>
        <style>{STYLES}</style>
        {table.columns.length + table.rows.length > 0 ? (
          this.grid(table)
        ) : (
          <Button
            text="Add a table"
            id={this.props.forID}
            onClick={() => {
              this.grow(table, { row: 0, column: this.limits.minColumns - 1 }, 'columns.0')
            }}
          />
        )}
      </div>
    )
  }
}
