import type { CustomFieldControlProps } from '@sveltia/cms'
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { iconControl } from '../../admin/icon-control'

const IconControl = iconControl({ scale: { path: 'M0 0' }, route: { path: 'M1 1' } })

/** What the control last reported to the CMS. */
let saved: unknown
beforeEach(() => {
  saved = undefined
})

/** The control, as the CMS renders it: again after each change, with the value that it reported. */
function Field({ value: first, required }: { value?: string; required?: boolean }) {
  const [value, setValue] = useState<unknown>(first)
  const props = {
    value,
    field: new Map([['required', required]]),
    forID: 'icon',
    onChange: (changed: unknown) => {
      saved = changed
      setValue(changed)
    },
  } as unknown
  // The CMS passes more, which the control does not read.
  return (
    <>
      <h4 id="icon-label">Icon</h4>
      <IconControl {...(props as CustomFieldControlProps)} />
    </>
  )
}

const names = () => screen.getAllByRole('radio').map((radio) => radio.getAttribute('aria-label'))

test('icons are drawn, named, and in a group with the name of the field', () => {
  render(<Field value="route" />)
  expect(screen.getByRole('radiogroup', { name: 'Icon', description: 'route' })).toBeInTheDocument()
  expect(screen.getByRole('radiogroup')).toBeValid()
  expect(names()).toEqual(['scale', 'route'])
  expect(screen.getByRole('radio', { checked: true })).toHaveAccessibleName('route')
  expect(screen.getByTitle('scale').querySelector('path')).toHaveAttribute('d', 'M0 0')
})

test('the name of the chosen icon is reported', async () => {
  render(<Field value="" />)
  expect(screen.queryByRole('radio', { checked: true })).not.toBeInTheDocument()
  await userEvent.click(screen.getByRole('radio', { name: 'scale' }))
  expect(saved).toBe('scale')
  expect(screen.getByRole('radio', { checked: true })).toHaveAccessibleName('scale')
  await userEvent.keyboard('{ArrowRight}')
  expect(saved).toBe('route')
})

test('a name that is not among the icons is shown, with a message, until another is chosen', async () => {
  render(<Field value="rout" />)
  expect(screen.getByRole('radiogroup')).toBeInvalid()
  expect(screen.getByRole('radiogroup')).toHaveAccessibleDescription(
    '“rout” is not one of the icons. Choose another one.',
  )
  expect(screen.getByRole('radio', { checked: true })).toHaveAccessibleName('rout')
  expect(saved).toBeUndefined()
  await userEvent.click(screen.getByRole('radio', { name: 'route' }))
  expect(saved).toBe('route')
  expect(names()).toEqual(['scale', 'route'])
})

test('an optional icon can be removed', async () => {
  render(<Field value="route" required={false} />)
  await userEvent.click(screen.getByRole('radio', { name: 'None' }))
  expect(saved).toBe('')
  expect(screen.getByRole('radio', { checked: true })).toHaveAccessibleName('None')
})
