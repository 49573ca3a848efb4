/** @jest-environment node */
import { dayExtension, phoneLinkExtension } from '../../../gatsby/schema/locale-extensions'
import { siteContent } from '../../factories/content'

/** Creates the context of a site with these settings. */
const contextOf = (changes: Parameters<typeof siteContent>[0]) => ({
  nodeModel: { findOne: () => Promise.resolve(siteContent(changes)) },
})

test.each([
  ['en-US', 'December 1, 2026'],
  ['en-GB', '1 December 2026'],
])('a date has a text in the language of the site, %s', async (language, text) => {
  const { resolve } = dayExtension.extend()
  const day = await resolve({ closesOn: '2026-12-01' }, {}, contextOf({ language }), { fieldName: 'closesOn' })
  expect(day).toEqual({ date: '2026-12-01', text })
})

test('a date that is not given is null', async () => {
  const { resolve } = dayExtension.extend()
  expect(await resolve({}, {}, contextOf({}), { fieldName: 'closesOn' })).toBeNull()
})

test.each([
  ['US', '(312) 555-0142', 'tel:+13125550142'],
  ['GB', '020 7946 0142', 'tel:+442079460142'],
])('a phone number without a country code is dialed in the country of the site, %s', async (country, phone, link) => {
  const { resolve } = phoneLinkExtension.extend({ from: 'phone' })
  expect(await resolve({ phone }, {}, contextOf({ country }))).toBe(link)
})

test('a phone number that is not given has no link', async () => {
  expect(await phoneLinkExtension.extend({ from: 'phone' }).resolve({}, {}, contextOf({}))).toBeNull()
})
