import { z } from 'zod'

/** How many columns and rows a table has. */
export interface TableLimits {
  minColumns: number
  maxColumns: number
  maxRows: number
}

const texts = z.array(z.string().catch('')).catch([])

/** A table while it is being edited: rows can lack cells. The CMS gives an empty text for a table that is absent. */
const tableValue = z
  .object({
    columns: texts,
    rows: z.array(z.object({ cells: texts, to: z.string().catch('') })).catch([]),
  })
  .catch({ columns: [], rows: [] })

/** The titles of the columns, then the rows. Each begins with the link of its first cell, which titles do not have. */
export type Lines = readonly (readonly string[])[]

/** A place in the lines: row 0 has the titles, and column 0 the links. */
export type Place = readonly [row: number, column: number]

/** The lines of a field's value; none if there is no table. */
export function linesOf(value: unknown): Lines {
  const { columns, rows } = tableValue.parse(value)
  return columns.length + rows.length > 0 ? [['', ...columns], ...rows.map(({ to, cells }) => [to, ...cells])] : []
}

/** The field's value for lines. */
export function tableOf([titles, ...rows]: Lines): object {
  return titles
    ? { columns: titles.slice(1), rows: rows.map(([to, ...cells]) => ({ cells, ...(to !== '' && { to }) })) }
    : {}
}

/** The cells that were copied from a spreadsheet, or from a text with a line per row. */
export const copiedCells = (text: string): Lines =>
  text
    .replace(/\r?\n$/, '')
    .split(/\r?\n/)
    .map((line) => line.split('\t').map((cell) => cell.trim()))

const widthOf = (cells: Lines) => Math.max(...cells.map(({ length }) => length))

/** Whether a table may not grow enough for texts that are put into it from a place on. */
export function isTooLarge(cells: Lines, [top, left]: Place, { maxColumns, maxRows }: TableLimits): boolean {
  return top + cells.length > maxRows + 1 || left + widthOf(cells) > maxColumns + 1
}

/** Puts texts into a table from a place on. It grows to at least this size, as far as it may. */
export function withCells(lines: Lines, cells: Lines, at: Place, { maxColumns, maxRows }: TableLimits): Lines {
  const [top, left] = at
  const width = Math.max(widthOf(lines), left + widthOf(cells))
  const height = Math.max(lines.length, top + cells.length)
  return Array.from({ length: Math.min(height, maxRows + 1) }, (_, row) =>
    Array.from(
      { length: Math.min(width, maxColumns + 1) },
      (__, column) => cells[row - top]?.[column - left] ?? lines[row]?.[column] ?? '',
    ),
  )
}
