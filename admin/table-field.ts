import { z } from 'zod'

/** The type of field that shows a table as a grid: the CMS has none of its own. */
export const TABLE_FIELD = 'grid'

/** How many columns and rows a table has, and how long its texts are. */
export const tableLimits = z.object({
  minColumns: z.int(),
  maxColumns: z.int(),
  maxRows: z.int(),
  maxTitle: z.int(),
  maxCell: z.int(),
})
export type TableLimits = z.output<typeof tableLimits>

const texts = z.array(z.string().catch('')).catch([])

/** A table while it is being edited, with any number of cells in a row. */
export const tableValue = z.object({
  columns: texts,
  rows: z.array(z.object({ cells: texts, to: z.string().optional().catch(undefined) })).catch([]),
})
export type TableValue = z.output<typeof tableValue>

/** A cell; the titles of columns are row -1. */
export interface Cell {
  row: number
  column: number
}

/** The cells that were copied from a spreadsheet, or from a text with a line per row. */
export const copiedCells = (text: string): string[][] =>
  text
    .replace(/\r?\n$/, '')
    .split(/\r?\n/)
    .map((line) => line.split('\t').map((cell) => cell.trim()))

/** Puts texts into a table from a cell on. It grows to at least this size, as far as it may. */
export function withCells(
  table: TableValue,
  cells: readonly (readonly string[])[],
  at: Cell,
  { maxColumns, maxRows }: TableLimits,
): TableValue {
  const widest = Math.max(table.columns.length, ...cells.map((line) => at.column + line.length))
  const height = Math.min(Math.max(table.rows.length, at.row + cells.length), maxRows)
  const line = (row: number, before: readonly string[] = []) =>
    Array.from(
      { length: Math.min(widest, maxColumns) },
      (_, column) => cells[row - at.row]?.[column - at.column] ?? before[column] ?? '',
    )
  return {
    columns: line(-1, table.columns),
    rows: Array.from({ length: height }, (_, row) => ({
      ...table.rows[row],
      cells: line(row, table.rows[row]?.cells),
    })),
  }
}

/** Removes a column. */
export function withoutColumn({ columns, rows }: TableValue, column: number): TableValue {
  const without = (line: readonly string[]) => line.filter((_, at) => at !== column)
  return { columns: without(columns), rows: rows.map((row) => ({ ...row, cells: without(row.cells) })) }
}
