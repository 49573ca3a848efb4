import { contradictions } from '../../../content-check/rules/hours'
import { testMistakes } from '../mistakes'

const week = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday']
const found = (text: string, language = 'en-US', days = week) =>
  contradictions({ contact: { hours: [{ text, open: { days, opens: '09:00', closes: '18:00' } }] } }, language)

test.each([
  ['Monday to Friday 9am to 6pm EST', 'en-US'],
  ['Mon–Fri, 9:00–18:00', 'en-GB'],
  ['Montags bis freitags, 9 bis 18 Uhr', 'de'],
  ['du lundi au vendredi, de 9h00 à 18h00', 'fr'],
  ['On weekdays, from nine to six', 'en'],
])('“%s” is what search engines show', (text, language) => {
  expect(found(text, language)).toEqual([])
})

test.each([
  ['Monday to Thursday 9am to 6pm', 'en-US'],
  ['Monday to Saturday 9am to 6pm', 'en-US'],
  ['Monday to Friday 8 to 5', 'en-US'],
  ['Lundi au jeudi', 'fr'],
  ['Du lundi au vendredi : 9 h à 18 h 30', 'fr'],
])('“%s” is not what search engines show', (text, language) => {
  expect(found(text, language)).toEqual([
    { index: 0, shown: 'Monday, Tuesday, Wednesday, Thursday, and Friday, 09:00 to 18:00' },
  ])
})

test('each line of the hours is compared with its own structured times, and a line without any is ignored', () => {
  const open = { days: week, opens: '09:00', closes: '18:00' }
  const saturday = { text: 'Saturday 10 to 2', open: { days: ['Saturday'], opens: '10:00', closes: '16:00' } }
  const lines = [{ text: 'Sunday closed' }, { text: 'Mon–Fri, 9:00–18:00', open }, saturday]
  expect(contradictions({ contact: { hours: [...lines, { text: 'Mon–Thu', open }] } }, 'en-US')).toEqual([
    { index: 2, shown: 'Saturday, 10:00 to 16:00' },
    { index: 3, shown: 'Monday, Tuesday, Wednesday, Thursday, and Friday, 09:00 to 18:00' },
  ])
})

test('the days of a line may be in any order', () => {
  expect(found('Sunday and Saturday 9 to 6', 'en', ['Saturday', 'Sunday'])).toEqual([])
})

test.each(['8\u202fh\u202f30 à 19\u202fh\u202f30', '8 h 30–19 h 30', '8h30 à 19h30'])(
  'French times “%s” are read with their minutes',
  (text) => {
    const open = { days: ['Saturday'], opens: '08:30', closes: '19:30' }
    expect(contradictions({ contact: { hours: [{ text, open }] } }, 'fr')).toEqual([])
  },
)

testMistakes('site.yml', {
  ['text: Monday to Friday 9am to 5pm → text: ‸Monday to Thursday 9am to 5pm\n      open: { days: [Monday, Friday], opens: "09:00", closes: "17:00" }']:
    'Warning: Contact › Opening hours, line by line › Line 1 › Text: search engines show something else: “Monday and Friday, 09:00 to 17:00”. Change the text, or the days and times that follow it.',
})
