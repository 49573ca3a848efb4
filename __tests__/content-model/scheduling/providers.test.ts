import { schedulingSetup } from '../../../content-model/scheduling'
import { prefilledAddress } from '../../../content-model/scheduling/types'
import { SCHEDULING_PROVIDERS, VISITOR } from './samples'

test.each(SCHEDULING_PROVIDERS)('$name gets the name and the address only as it documents', ({ name, sample }) => {
  const { settings, filledIn } = sample
  expect(prefilledAddress(settings.url, schedulingSetup(name)?.prefill ?? null, VISITOR)).toBe(filledIn)
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
