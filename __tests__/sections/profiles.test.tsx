import { render, screen } from '@testing-library/react'
import { Profiles } from '../../src/sections/Profiles'
import { filterCopy, profile } from '../factories/long-lists'
import { installPopovers } from '../stubs/popover'

const COPY = { specialties: 'Specialties', email: 'Email {name}', phone: 'Call {name}', linkedin: '{name} on LinkedIn' }

beforeAll(installPopovers)

const renderProfiles = (count: number) => {
  const members = Array.from({ length: count }, (_, index) => profile(index + 1))
  render(<Profiles copy={COPY} filter={filterCopy} members={members} />)
}

test('the profiles of a small team are open', () => {
  renderProfiles(2)
  expect(screen.getByText('The life of 2.')).toBeVisible()
})

test('the profiles of a large team are collapsed, and keep the ids that other pages link to', () => {
  renderProfiles(40)
  expect(screen.getByText('The life of 40.')).not.toBeVisible()
  expect(screen.getByRole('article', { name: 'Person 40' })).toHaveAttribute('id', 'person-40')
})
