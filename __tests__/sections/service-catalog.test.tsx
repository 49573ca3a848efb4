import { fireEvent, render, screen, within } from '@testing-library/react'
import { ServiceCatalog } from '../../src/sections/ServiceCatalog'
import { catalogGroup, filterCopy } from '../factories/long-lists'

const renderGroups = (size: number) => {
  render(<ServiceCatalog groups={[catalogGroup('Growth', size), catalogGroup('Team', size)]} filter={filterCopy} />)
}

test('a catalog of few services has only links to services', () => {
  renderGroups(4)
  const targets = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(targets).toHaveLength(8)
  expect(targets.filter((target) => target?.startsWith('#'))).toEqual([])
})

test('above many services, links lead to the headings of the groups', () => {
  renderGroups(125)
  for (const title of ['Growth', 'Team']) {
    const target = screen.getByRole('link', { name: title }).getAttribute('href')
    expect(target).toBe(`#${screen.getByRole('heading', { name: title }).id}`)
  }
})

test('a search removes the groups without a match', () => {
  renderGroups(125)
  fireEvent.input(screen.getByLabelText(filterCopy.label), { target: { value: 'team 12' } })
  expect(screen.queryByRole('region', { name: 'Growth' })).not.toBeInTheDocument()
  const links = within(screen.getByRole('region', { name: 'Team' })).getAllByRole('link')
  expect(links.map((link) => link.getAttribute('href'))).toContain('/services/team-12')
})
