import { readdirSync } from 'node:fs'
import { schedulingSetup } from '../../../content-model/scheduling'
import * as providers from '../../../content-model/scheduling/providers'
import { prefilledAddress } from '../../../content-model/scheduling/types'
import { gapsIn } from '../provider-samples'
import { SCHEDULING_PROVIDERS, VISITOR } from './samples'

test('every provider has a sample that lacks nothing', () => {
  const file = '__tests__/content-model/scheduling/samples.ts'
  expect(gapsIn(file, Object.values(providers), SCHEDULING_PROVIDERS)).toEqual([])
})

test.each(SCHEDULING_PROVIDERS)('$name gets the name and the address only as it documents', ({ name, sample }) => {
  const { settings, filledIn } = sample
  expect(prefilledAddress(settings.url, schedulingSetup(name)?.prefill ?? null, VISITOR)).toBe(filledIn)
})

test('every provider is in the list, by the name of its file', () => {
  const files = readdirSync('content-model/scheduling').filter((file) => !['providers.ts', 'types.ts'].includes(file))
  expect(Object.values(providers).map(({ name }) => `${name}.ts`)).toEqual(files.sort())
})

test.each([
  ['calcom', 'https://waymark.cal.com/first-call'],
  ['google', 'https://calendar.app.google/x8aGq'],
  ['google', 'https://calendar.google.com/calendar/u/0/appointments/AcZssZ1_x'],
  ['microsoft', 'https://bookings.cloud.microsoft/book/waymark@example.com/'],
  ['microsoft', 'https://outlook.office365.com/bookwithme/user/1@example.com'],
])('%s also has the address %s', (provider, url) => {
  expect(url).toMatch(schedulingSetup(provider)?.requires.url.pattern ?? '')
})
