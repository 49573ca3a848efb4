import type { CustomFieldControlProps } from '@sveltia/cms'
import { fireEvent, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { TableControl } from '../../admin/table-control'

const limits = { minColumns: 2, maxColumns: 3, maxRows: 3, maxTitle: 40, maxCell: 160 }
const FIELD = { toJS: () => ({ limits }) }
const FEES = { columns: ['Engagement', 'Fee'], rows: [{ cells: ['Review', '$4,800'], to: '/fees' }] }

/** What the control last reported to the CMS. */
let saved: unknown

/** The control, as the CMS renders it: again after each change, with the value that it reported. */
function Field({ value: first }: { value?: object }) {
  const [value, setValue] = useState<unknown>(first)
  const props = {
    ...{ value, field: FIELD, forID: 'table' },
    onChange: (changed: unknown) => {
      saved = changed
      setValue(changed)
    },
  } as unknown
  // The CMS passes more, which the control does not read.
  return <TableControl {...(props as CustomFieldControlProps)} />
}

const cell = (name: string) => screen.getByRole('textbox', { name })
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const paste = (name: string, text: string) => fireEvent.paste(cell(name), { clipboardData: { getData: () => text } })

test('a table of two columns and two rows takes one click and the Tab key', async () => {
  render(<Field />)
  await press('Add a table')
  await new Promise((done) => setTimeout(done))
  await userEvent.keyboard('Engagement{Tab}Fee{Tab}Review')
  await userEvent.keyboard('{Tab}$4,800{Tab}')
  await new Promise((done) => setTimeout(done))
  await userEvent.keyboard('Coaching')
  expect(saved).toEqual({
    columns: ['Engagement', 'Fee'],
    rows: [{ cells: ['Review', '$4,800'] }, { cells: ['Coaching', ''] }],
  })
})

test('cells that are copied from a spreadsheet fill the table, which grows as far as it may', () => {
  render(<Field value={FEES} />)
  paste('Title of column 2', 'Price\tFrom\tTo\r\n$5,000\tMay\tJune\r\n$6,000\tJuly\tAugust\r\n')
  expect(saved).toEqual({
    columns: ['Engagement', 'Price', 'From'],
    rows: [{ cells: ['Review', '$5,000', 'May'], to: '/fees' }, { cells: ['', '$6,000', 'July'] }],
  })
  expect(cell('Row 2, Price')).toHaveValue('$6,000')
})

test('columns, rows, and the table can be removed, but never the last two columns', async () => {
  render(<Field value={FEES} />)
  expect(screen.queryByRole('button', { name: 'Remove column 1' })).not.toBeInTheDocument()
  await press('Add a column')
  await press('Remove column 1')
  expect(saved).toEqual({ columns: ['Fee', ''], rows: [{ cells: ['$4,800', ''], to: '/fees' }] })
  await press('Remove row 1')
  expect(saved).toMatchObject({ rows: [] })
  await press('Remove the table')
  expect(saved).toEqual({})
})
