import { sitePlaces } from '../../admin/site-places'

const home = { services: { cards: ['tax'] } }
const overview = (...services: string[]) => ({ groups: [{ title: 'One', services: ['audits', 'tax'] }, { services }] })

test('services have the order of the page that lists the most of them, each once, and the others follow', () => {
  const others = { 'services/zoning.yml': {}, 'services/aid.yml': {}, 'services/tax.yml': {} }
  const content = { ...others, 'pages/home.yml': home, 'pages/services.yml': overview('estates', 'audits') }
  expect([...sitePlaces(content)]).toEqual([
    ['services/audits.yml', '0000'],
    ['services/tax.yml', '0001'],
    ['services/estates.yml', '0002'],
    ['services/aid.yml', '0003'],
    ['services/zoning.yml', '0004'],
  ])
})

test('entries with an order of their own have no place', () => {
  const content = { 'team/ada.yml': { order: 1 }, 'pages/contact.yml': {} }
  expect([...sitePlaces(content)]).toEqual([])
})
