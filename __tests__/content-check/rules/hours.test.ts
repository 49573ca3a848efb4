import { changed, problemsIn, testMistakes } from '../mistakes'

const SITE = 'site.yml'

const week = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday']
const open = { days: week, opens: '09:00', closes: '18:00' }
const saturday = { days: ['Saturday'], opens: '08:30', closes: '19:30' }

/** What an editor reads about these lines of opening hours, from the number of the line to what search engines show. */
function about(language: string, ...hours: readonly object[]): string[] {
  const lines = hours.map((line) => `- ${JSON.stringify(line)}`).join('\n    ')
  const text = changed(SITE, `- text: Monday to Friday 9am to 5pm → ${lines}`)
  return problemsIn(SITE, text.replace('language: en-US', `language: ${language}`)).map((problem) =>
    problem.replace(/^.* › (?=Line)|\. Change the text.*$/g, ''),
  )
}

const reported = (number: number, shown = '“Monday, Tuesday, Wednesday, Thursday, and Friday, 09:00 to 18:00”') =>
  `Line ${number} › Text: search engines show something else: ${shown}`

test.each([
  ['Monday to Friday 9am to 6pm EST', 'en-US', open],
  ['Mon–Fri, 9:00–18:00', 'en-GB', open],
  ['Montags bis freitags, 9 bis 18 Uhr', 'de', open],
  ['du lundi au vendredi, de 9h00 à 18h00', 'fr', open],
  ['On weekdays, from nine to six', 'en', open],
  // A time without its end.
  ['Monday to Friday from 8:30', 'en', open],
  // Days in another order.
  ['Sunday and Saturday 9 to 6', 'en', { ...open, days: ['Saturday', 'Sunday'] }],
  // French times with their minutes.
  ['8\u202fh\u202f30 à 19\u202fh\u202f30', 'fr', saturday],
  ['8 h 30–19 h 30', 'fr', saturday],
  ['8h30 à 19h30', 'fr', saturday],
  // Short names of French days end with a dot.
  ['Lun.–ven. 9h–18h', 'fr', open],
  ['Lunes a viernes, 9 a. m. a 6 p. m.', 'es', open],
  ['Mon–Fri 0900–1800', 'en-GB', open],
])('“%s” is what search engines show', (text, language, shown) => {
  expect(about(language, { text, open: shown })).toEqual([])
})

test.each([
  ['Monday to Thursday 9am to 6pm', 'en-US'],
  ['Tuesday to Friday 9am to 6pm', 'en-US'],
  ['Monday to Saturday 9am to 6pm', 'en-US'],
  ['Monday to Friday 8 to 5', 'en-US'],
  ['Monday to Friday 9 to 5', 'en-US'],
  ['Monday to Friday 9pm to 6 p.m.', 'en'],
  ['Monday to Friday 9am to 6am', 'en'],
  ['Monday to Friday 0900 to 1730, call 5550118', 'en'],
  ['Lundi au jeudi', 'fr'],
  ['Lun.–jeu. 9h–18h', 'fr'],
  ['Du lundi au vendredi : 9 h à 18 h 30', 'fr'],
])('“%s” is not what search engines show', (text, language) => {
  expect(about(language, { text, open })).toEqual([reported(1)])
})

test('each line is compared with its own structured times, and a line without any is ignored', () => {
  expect(
    about(
      'en-US',
      { text: 'Sunday closed' },
      { text: 'Mon–Fri, 9:00–18:00', open },
      { text: 'Saturday 10 to 2', open: saturday },
      { text: 'Mon–Thu', open },
    ),
  ).toEqual([reported(3, '“Saturday, 08:30 to 19:30”'), reported(4)])
})

testMistakes(SITE, {
  // A name in brackets without a value.
  'text: Monday to Friday 9am to 5pm → text: Monday to Friday 9am to 5pm\n      ‸open: { days: [Monday], ‸opnes, closes: "17:00" }':
    [' › Opening time: is missing. Add a line “opens: …”.', ': “opnes” is not a field here. Did you mean “opens”?'].map(
      (problem) => `Contact › Opening hours, line by line › Line 1 › The same for search engines${problem}`,
    ),
  ['text: Monday to Friday 9am to 5pm → text: ‸Monday to Thursday 9am to 5pm\n      open: { days: [Monday, Friday], opens: "09:00", closes: "17:00" }']:
    'Warning: Contact › Opening hours, line by line › Line 1 › Text: search engines show something else: “Monday and Friday, 09:00 to 17:00”. Change the text, or the days and times that follow it.',
  ['text: Monday to Friday 9am to 5pm → text: Monday and Friday 9am to 6pm\n      open: { days: [Monday, Friday, ‸Monday], opens: "09:00", closes: ‸"06:00", utcOffset: ‸"+99:99" }']:
    [
      'Days › Day 3: “Monday” is listed twice, first on line 11. Keep only one of the two.',
      'Closing time: is not after the opening time. Write a later time of the same day, such as "18:00" for 6pm, or "23:59" for midnight.',
      'UTC offset: is not in the right format. It must be a UTC offset in quotes, such as "-05:00".',
    ].map((problem) => `Contact › Opening hours, line by line › Line 1 › The same for search engines › ${problem}`),
})
