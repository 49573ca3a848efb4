import { z } from 'zod'
import { locale, localeOf, UNKNOWN_COUNTRY } from '../../content-model/locale'

/** Returns the error message of a value, or undefined if it is valid. */
const errorOf = (schema: z.ZodType, value: string) => schema.safeParse(value).error?.issues[0]?.message

test.each(['en-US', 'en-GB', 'de', 'de-AT', 'zh-Hant-TW', 'es-419'])('%s is a language', (language) => {
  expect(errorOf(locale.language, language)).toBeUndefined()
})

test.each(['english', 'en_US', 'en-us', 'en-UK', 'xx', ''])('“%s” is not a language', (language) => {
  expect(errorOf(locale.language, language)).toMatch(/^must be a standard language code/)
})

test.each(['America/Chicago', 'Europe/London', 'Asia/Kolkata'])('%s is a time zone', (timeZone) => {
  expect(errorOf(locale.timeZone, timeZone)).toBeUndefined()
})

test.each(['EST', 'Mars/Olympus', 'London', '+01:00', ''])('“%s” is not a time zone', (timeZone) => {
  expect(errorOf(locale.timeZone, timeZone)).toMatch(/^must be a time zone/)
})

test.each(['US', 'GB', 'DE'])('%s is a country', (country) => {
  expect(errorOf(locale.country, country)).toBeUndefined()
})

test.each(['England', 'UK', 'us', 'ZZ', 'USA', ''])('“%s” is not a country', (country) => {
  expect(errorOf(locale.country, country)).toMatch(/^must be a two-letter country code/)
})

test('the locale is read even if other site settings are invalid', () => {
  expect(localeOf({ language: 'en-GB', timeZone: 'Europe/London', country: 'GB', name: 1 })).toEqual({
    language: 'en-GB',
    timeZone: 'Europe/London',
    country: 'GB',
  })
})

test.each([undefined, null, 'text', { country: 'England', timeZone: 1 }])('%j has the default locale', (site) => {
  expect(localeOf(site)).toMatchObject({ timeZone: 'UTC', country: UNKNOWN_COUNTRY })
})
