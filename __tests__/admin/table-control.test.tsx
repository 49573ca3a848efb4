import type { CustomFieldControlProps } from '@sveltia/cms'
import { fireEvent, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { startTransition, useState } from 'react'
import { TableControl } from '../../admin/table-control'

const limits = { minColumns: 2, maxColumns: 3, maxRows: 3 }
const FIELD = { toJS: () => ({ limits }) }
const FEES = { columns: ['Engagement', 'Fee'], rows: [{ cells: ['Review', '$4,800'], to: '/fees' }] }

/** What the control last reported to the CMS. */
let saved: unknown
beforeEach(() => {
  saved = undefined
})

/** The control, as the CMS renders it: a moment after each change, with the value that it reported, or with the former one. */
function Field({ value: first }: { value?: object }) {
  const [value, setValue] = useState<unknown>(first)
  const props = {
    value,
    field: FIELD,
    forID: 'table',
    onChange: (changed: unknown) => {
      saved = changed
      startTransition(() => {
        setValue(changed)
      })
    },
  } as unknown
  return (
    <>
      {/* The CMS passes more, which the control does not read. */}
      <TableControl {...(props as CustomFieldControlProps)} />
      <button
        onClick={() => {
          setValue(first)
        }}
      >
        Revert
      </button>
    </>
  )
}

const cell = (name: string) => screen.getByRole('textbox', { name })
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const paste = (name: string, text: string) => fireEvent.paste(cell(name), { clipboardData: { getData: () => text } })

test('a table of two columns and two rows takes one click and the Tab key', async () => {
  render(<Field />)
  await press('Add a table')
  await userEvent.keyboard('Engagement{Tab}Fee{Tab}Review')
  await userEvent.keyboard('{Tab}$4,800{Tab}')
  await userEvent.keyboard('Coaching')
  expect(saved).toEqual({
    columns: ['Engagement', 'Fee'],
    rows: [{ cells: ['Review', '$4,800'] }, { cells: ['Coaching', ''] }],
  })
})

test('cells that are copied from a spreadsheet fill the table, which grows as far as it may', () => {
  render(<Field value={FEES} />)
  paste('Title of column 2', 'Price\tFrom\tTo\r\n$5,000\tMay\tJune\r\n$6,000\tJuly\tAugust\r\n')
  const rows = [{ cells: ['Review', '$5,000', 'May'], to: '/fees' }, { cells: ['', '$6,000', 'July'] }]
  expect(saved).toEqual({ columns: ['Engagement', 'Price', 'From'], rows })
  expect(cell('Row 2, Price')).toHaveValue('$6,000')
  expect(screen.getByRole('button', { name: 'Add a column' })).toBeDisabled()
  expect(screen.getByRole('button', { name: 'Add a row' })).toBeEnabled()
  paste('Row 2, Engagement', 'Search\nCourse\nTalk')
  expect(saved).toMatchObject({
    rows: [rows[0], { cells: ['Search', '$6,000', 'July'] }, { cells: ['Course', '', ''] }],
  })
  expect(screen.getByRole('button', { name: 'Add a row' })).toBeDisabled()
})

test('if not all pasted cells fit, the field says so until the next change', () => {
  render(<Field value={FEES} />)
  const status = screen.getByRole('status')
  paste('Title of column 1', 'A\tB\tC\n1\t2\t3\n4\t5\t6\n7\t8\t9')
  expect(status).toBeEmptyDOMElement()
  paste('Title of column 1', 'A\tB\tC\n1\t2\t3\n4\t5\t6\n7\t8\t9\n10\t11\t12')
  const message = 'Only the cells that fit were pasted: the table has at most 3 columns and 3 rows.'
  expect(status).toHaveTextContent(message)
  paste('Row 3, C', 'A\nB')
  expect(status).toHaveTextContent(message)
  fireEvent.change(cell('Row 1, B'), { target: { value: '3' } })
  expect(status).toBeEmptyDOMElement()
  paste('Title of column 3', 'A\tB')
  expect(status).toHaveTextContent(message)
})

test('a single copied cell is inserted by the browser, where the cursor is', () => {
  render(<Field value={FEES} />)
  const isInserted = paste('Row 1, Fee', '$5,000\r\n')
  expect(isInserted).toBe(true)
  expect(saved).toBeUndefined()
})

test.each<[title: string, cells: string[], keys: string, focused: string]>([
  ['Tab begins no row after an empty one', ['', ''], '{Tab}', 'Row 2, link of its first cell'],
  ['Shift and Tab lead back', ['Search', '$9'], '{Shift>}{Tab}', 'Row 2, Engagement'],
  [
    'Tab begins no row after the last one that a table may have',
    ['A', 'B'],
    '{Tab}$8{Tab}{Tab}',
    'Row 3, link of its first cell',
  ],
])('%s', async (_, cells, keys, focused) => {
  render(<Field value={{ ...FEES, rows: [...FEES.rows, { cells }] }} />)
  await userEvent.click(cell('Row 2, Fee'))
  await userEvent.keyboard(keys)
  expect(cell(focused)).toHaveFocus()
  expect(screen.queryByRole('textbox', { name: 'Row 4, Fee' })).not.toBeInTheDocument()
})

test('columns, rows, and the table can be removed, but never the last two columns', async () => {
  const rows = [...FEES.rows, { cells: ['Search', '$9,000'] }, { cells: ['Course', '$700'] }]
  render(<Field value={{ ...FEES, rows }} />)
  expect(screen.queryByRole('button', { name: 'Remove column 1' })).not.toBeInTheDocument()
  await press('Remove row 2')
  expect(saved).toEqual({ ...FEES, rows: [rows[0], rows[2]] })
  await press('Add a column')
  await press('Remove column 2')
  expect(saved).toEqual({
    columns: ['Engagement', ''],
    rows: [{ cells: ['Review', ''], to: '/fees' }, { cells: ['Course', ''] }],
  })
  await press('Remove the table')
  expect(saved).toEqual({})
})

test('after a part is removed, the focus is in what remains', async () => {
  render(<Field value={{ columns: ['A', 'B', 'C'], rows: [{ cells: ['1', '2', '3'] }, { cells: ['4', '5', '6'] }] }} />)
  await press('Remove column 3')
  expect(cell('Title of column 2')).toHaveFocus()
  await press('Remove row 1')
  expect(cell('Row 1, A')).toHaveFocus()
  await press('Remove row 1')
  expect(cell('Title of column 1')).toHaveFocus()
  await press('Remove the table')
  expect(screen.getByRole('button', { name: 'Add a table' })).toHaveFocus()
})

test('the cursor stays where it is while the CMS takes over a change', async () => {
  render(<Field value={FEES} />)
  await userEvent.type(cell('Row 1, Fee'), '1', { initialSelectionStart: 1, initialSelectionEnd: 1 })
  await userEvent.keyboard('2')
  expect(saved).toMatchObject({ rows: [{ cells: ['Review', '$124,800'] }] })
})

test('a former value that the CMS puts back replaces what was typed', async () => {
  render(<Field value={FEES} />)
  await userEvent.type(cell('Row 1, Fee'), '0')
  expect(cell('Row 1, Fee')).toHaveValue('$4,8000')
  await press('Revert')
  expect(cell('Row 1, Fee')).toHaveValue('$4,800')
})
