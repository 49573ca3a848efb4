import type { CustomFieldControlProps } from '@sveltia/cms'
import { Component, createRef } from 'react'
import {
  copiedCells,
  isTooLarge,
  type Lines,
  linesOf,
  type Place,
  type TableLimits,
  tableOf,
  withCells,
} from './table-field'

/** The name of an input: its place in the field's value. */
const nameOf = ([row, column]: Place) =>
  row === 0 ? `columns.${column - 1}` : `rows.${row - 1}.${column === 0 ? 'to' : `cells.${column - 1}`}`

interface TableState {
  lines: Lines
  /** Whether the table had no room for some of the cells that were just pasted. */
  isCut?: boolean
}

/**
 * A table as a grid. It shows its own state, because the CMS gives a new value back a moment after it was typed, which would
 * move the cursor to the end of the text. It is a class, because the CMS has its own copy of React, where our hooks fail.
 */
export class TableControl extends Component<CustomFieldControlProps, TableState> {
  override state: TableState = { lines: linesOf(this.props.value) }
  private readonly place = createRef<HTMLDivElement>()
  private readonly limits = this.props.field.toJS().limits as TableLimits

  /** A value that comes from elsewhere, such as a former one, replaces what was typed. */
  override componentDidUpdate({ value: former }: CustomFieldControlProps): void {
    const value: unknown = this.props.value
    if (JSON.stringify(value) !== JSON.stringify(former)) this.setState({ lines: linesOf(value) })
  }

  /** Returns what shows and reports other lines, and then puts the cursor into a place, if one is given. */
  private changeTo(lines: Lines, focused?: Place, isCut = false) {
    const target = lines.length > 0 ? focused && `[name="${nameOf(focused)}"]` : 'button'
    return () => {
      this.setState({ lines, isCut }, () => target && this.place.current?.querySelector<HTMLElement>(target)?.focus())
      this.props.onChange(tableOf(lines))
    }
  }

  /** Returns what makes the table larger, and puts the cursor into its new part. */
  private growTo(to: Place, focused = to) {
    return this.changeTo(withCells(this.state.lines, [['']], to, this.limits), focused)
  }

  private input(at: Place, label: string, placeholder?: string) {
    const { lines } = this.state
    const [row, column] = at
    return (
      <input
        aria-label={label}
        name={nameOf(at)}
        placeholder={placeholder}
        value={lines[row]?.[column] ?? ''}
        onChange={({ target }) => {
          this.changeTo(withCells(lines, [[target.value]], at, this.limits))()
        }}
        onPaste={(event) => {
          const cells = copiedCells(event.clipboardData.getData('text/plain'))
          // The browser inserts a single one where the cursor is.
          if (cells.flat().length === 1) return
          event.preventDefault()
          this.changeTo(withCells(lines, cells, at, this.limits), undefined, isTooLarge(cells, at, this.limits))()
        }}
        onKeyDown={(event) => {
          // As in a word processor, Tab in the last cell begins a row, unless the row before it is empty.
          const isLast = row === lines.length - 1 && column + 1 === lines[0]?.length
          const isRowWanted = event.key === 'Tab' && !event.shiftKey && isLast && lines[row]?.some(Boolean)
          if (!isRowWanted || lines.length > this.limits.maxRows) return
          event.preventDefault()
          this.growTo([lines.length, 1])()
        }}
      />
    )
  }

  /** A button that removes a part of the table, and moves the focus from itself to a place that remains. */
  private removeButton(name: string, rest: Lines, focused: Place) {
    return (
      <button type="button" aria-label={name} onClick={this.changeTo(rest, focused)}>
        ×
      </button>
    )
  }

  override render() {
    const { lines, isCut } = this.state
    const [titles = []] = lines
    const { minColumns, maxColumns, maxRows } = this.limits
    const columns = [...titles.keys()].slice(1)
    const names = titles.map((title, column) => (title === '' ? `column ${column}` : title))
    if (lines.length === 0)
      return (
        <div className="table-field" ref={this.place}>
          <button type="button" onClick={this.growTo([1, minColumns], [0, 1])}>
            Add a table
          </button>
        </div>
      )
    return (
      <div className="table-field" ref={this.place}>
        <table>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {this.input([0, column], `Title of column ${column}`)}
                  {columns.length > minColumns &&
                    this.removeButton(
                      `Remove column ${column}`,
                      lines.map((line) => line.toSpliced(column, 1)),
                      [0, Math.min(column, columns.length - 1)],
                    )}
                </th>
              ))}
              <th scope="col">Link</th>
            </tr>
          </thead>
          <tbody>
            {[...lines.keys()].slice(1).map((row) => (
              <tr key={row}>
                {columns.map((column) => (
                  <td key={column}>{this.input([row, column], `Row ${row}, ${names[column]}`)}</td>
                ))}
                <td>{this.input([row, 0], `Row ${row}, link of its first cell`, '/page')}</td>
                <td>
                  {this.removeButton(`Remove row ${row}`, lines.toSpliced(row, 1), [
                    Math.min(row, lines.length - 2),
                    1,
                  ])}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        <p>
          <button type="button" disabled={lines.length > maxRows} onClick={this.growTo([lines.length, 1])}>
            Add a row
          </button>
          <button type="button" disabled={columns.length === maxColumns} onClick={this.growTo([0, titles.length])}>
            Add a column
          </button>
          <button type="button" onClick={this.changeTo([])}>
            Remove the table
          </button>
        </p>
        <p role="status">
          {isCut &&
            `Only the cells that fit were pasted: the table has at most ${maxColumns} columns and ${maxRows} rows.`}
        </p>
      </div>
    )
  }
}
