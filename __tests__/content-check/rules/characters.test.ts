import { hiddenCharacters } from '../../../content-check/parse/hidden-characters'
import { lookAlikesIn } from '../../../content-check/rules/look-alikes'
import { contentForEachTest } from '../content-folder'
import { problemsOf, testAccepted, testMistakes } from '../mistakes'

const SERVICE = 'services/tax-planning.yml'
const MEMBER = 'team/ada-sample.yml'
const HOME = 'pages/home.yml'

const SEEN = 'Delete it. If you cannot see it, delete the words around it and type them again.'
const hidden = (name: string) => `Role: there is ${name} here, which cannot be seen. ${SEEN}`

describe('characters that nobody sees', () => {
  testMistakes(
    MEMBER,
    Object.fromEntries(
      [
        ['\u034F', 'an invisible character (U+034F)'],
        ['\u00AD', 'a soft hyphen (U+00AD)'],
        ['\u180B', 'a variation selector (U+180B)'],
        ['\uFE0F', 'a variation selector (U+FE0F)'],
        ['\u{E0041}', 'a tag character (U+E0041)'],
        ['\u{E0100}', 'a variation selector (U+E0100)'],
        ['\u200C', 'a zero-width non-joiner (U+200C)'],
        ['\u200D', 'a zero-width joiner (U+200D)'],
        ['\u200E', 'a left-to-right mark (U+200E)'],
        ['\u2066', 'a text direction control (U+2066)'],
        ['\u2060', 'a word joiner (U+2060)'],
        ['\u2028', 'a line separator (U+2028)'],
        ['\u115F', 'an invisible character (U+115F)'],
        ['\u2800', 'an invisible character (U+2800)'],
        ['\uF8FF', 'a private-use character (U+F8FF)'],
      ].map(([character, name = '']) => [`title: Partner → title: Part‸${character}ner`, hidden(name)]),
    ),
  )

  test.each([
    ['emoji of several people', '👩‍👩‍👧‍👦 🧑🏽‍💻'],
    ['an emoji with a selector', '❤\uFE0F ©\uFE0F ↗\uFE0E'],
    ['a keycap', '1\uFE0F\u20E3'],
    ['the flag of Scotland', '\u{1F3F4}\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E007F}'],
    ['a name in Han characters', '葛\u{E0100}城'],
    ['Persian', 'می\u200Cشود CRM\u200Cها ه\u200D.'],
    ['Hindi', 'क्\u200Dष'],
    ['Hebrew with a foreign word', 'שלום C++\u200E!'],
  ])('are accepted where they are part of what is seen: %s', (_, text) => {
    expect(hiddenCharacters(text)).toEqual([])
  })

  test.each([
    ['a digit', '1\uFE0F'],
    ['the end of an emoji', '😀\u200D'],
    ['the end of a Persian word', 'می\u200C شود'],
    ['a direction mark in Latin text', 'a\u200Fb\nשלום'],
  ])('are refused after %s', (_, text) => {
    expect(hiddenCharacters(text)).toHaveLength(1)
  })
})

describe('characters that look like those that YAML needs', () => {
  const SPACE = (name: string) =>
    `${name} follows the colon, where YAML requires an ordinary space. Delete it, and press the space bar.`
  const COLON = (name: string) =>
    `${name} is used where YAML requires an ordinary colon and a space. Delete it, and type a colon and a space.`
  const DASH = (name: string) =>
    `${name} is used where YAML requires a hyphen and a space before an entry of a list. Delete it, and type a hyphen and a space: “- ”.`
  testMistakes(SERVICE, {
    'name: Tax → name:‸\u3000Tax': SPACE('an ideographic space (U+3000)'),
    'name: Tax → name‸∶ Tax': COLON('the character “∶” (U+2236)'),
    'name: Tax Planning → name: "Tax Planning‸”':
      'a right double quotation mark (U+201D) is used where YAML requires the straight quote with which the text begins. Delete it, and type the same quote as at the beginning.',
    '  - services →   ‸– services': `Prefixes: ${DASH('an en dash “–” (U+2013)')}`,
    '  - services →   ‸−services': `Prefixes: ${DASH('a minus sign “−” (U+2212)')}`,
    '  - services →   ‸• services': `Prefixes: ${DASH('a bullet “•” (U+2022)')}`,
    '  - title: Review →   - title:‸\u00A0Review': SPACE('a no-break space (U+00A0)'),
    '    description: One sentence about review →   ‸\u2003description: One sentence about review':
      'an unusual space (U+2003) is used where ordinary spaces are required. Delete everything before the first word, and type spaces with the space bar.',
  })
})

describe('names of fields', () => {
  const KEY = (key: string, character: string) =>
    `“${key}” is not a field here, because it contains ${character}. Delete the name, and type it with the keyboard: name.`
  testMistakes(SERVICE, {
    'name: Tax → ‸ｎａｍｅ: Tax': KEY('ｎａｍｅ', 'a fullwidth character “ｎ” (U+FF4E), which looks like “n”'),
    'name: Tax → nam‸е: Tax': KEY('namе', 'a Cyrillic letter “е” (U+0435), which looks like the Latin “e”'),
    'name: Tax → "name ‸": Tax': KEY('name', 'a space (U+0020)'),
  })
})

describe('values with a format', () => {
  const TYPE = (text: string) => `Delete the value, and type it with the keyboard: “${text}”.`
  testMistakes('site.yml', {
    'text: Monday to Friday 9am to 5pm → text: Monday to Friday 9am to 5pm\n      open: { days: [Monday], opens: "09‸∶00", closes: "17:00" }': `Contact › Opening hours, line by line › Line 1 › The same for search engines › Opening time: contains the character “∶” (U+2236), which looks like “:”. ${TYPE('09:00')}`,
  })
  testMistakes(HOME, {
    '- tax-planning → - tax‸‑planning': `Services › Service cards › Service 1: contains a non-breaking hyphen “‑” (U+2011), which looks like “-”. ${TYPE('tax-planning')}`,
    // The first of two, whatever they are.
    '- tax-planning → - t‸аx‑planning ': `Services › Service cards › Service 1: contains a Cyrillic letter “а” (U+0430), which looks like the Latin “a”. ${TYPE('tax-planning')}`,
    '- tax-planning → - tax‸ planning': `Services › Service cards › Service 1: contains a no-break space (U+00A0). ${TYPE('tax planning')}`,
    '- tax-planning → - "tax-planning ‸"':
      'Services › Service cards › Service 1: ends with a space (U+0020). Delete it.',
    '- tax-planning → - tax-planning‸\u00A0':
      'Services › Service cards › Service 1: ends with a no-break space (U+00A0). Delete it.',
  })
  testMistakes(SERVICE, {
    'icon: receipt-tax → icon: r‸еceipt-tax': `Icon: contains a Cyrillic letter “е” (U+0435), which looks like the Latin “e”. ${TYPE('receipt-tax')}`,
    'name: Tax → publishOn: 2026‸–12–01\nname: Tax': `Publish on: contains an en dash “–” (U+2013), which looks like “-”. ${TYPE('2026-12-01')}`,
    'name: Tax → draft: tru‸е\nname: Tax': `Draft: contains a Cyrillic letter “е” (U+0435), which looks like the Latin “e”. ${TYPE('true')}`,
  })
  testMistakes(MEMBER, {
    'order: 1 → order: ‸１': `Order: contains a fullwidth character “１” (U+FF11), which looks like “1”. ${TYPE('1')}`,
    'order: 1 → order: 1‸\u00A0': 'Order: ends with a no-break space (U+00A0). Delete it.',
    'email: ada@ → email: ‸аda@': `Email address: contains a Cyrillic letter “а” (U+0430), which looks like the Latin “a”. ${TYPE('ada@example.com')}`,
  })
  // Phone numbers are shown as they are written.
  testAccepted(MEMBER, ['(312) 555-0142 → (312)\u00A0555-0142'])
})

describe('text for visitors', () => {
  testMistakes(MEMBER, {
    // As many letters of one alphabet as of the other.
    'title: Partner → title: ‸аbсd':
      'Role: “аbсd” contains a Cyrillic letter “а” (U+0430), which looks like the Latin “a”. Type the word again: “abcd”.',
    // Only in the second of two words, and twice in it.
    'title: Partner → title: Москва and P‸аrtnаrs':
      'Role: “Pаrtnаrs” contains a Cyrillic letter “а” (U+0430), which looks like the Latin “a”. Type the word again: “Partnars”.',
    'title: Partner → title: ‸Ρartner':
      'Role: “Ρartner” contains a Greek letter “Ρ” (U+03A1), which looks like the Latin “P”. Type the word again: “Partner”.',
    'title: Partner → title: ‸Mосква':
      'Role: “Mосква” contains a Latin letter “M” (U+004D), which looks like the Cyrillic “М”. Type the word again: “Москва”.',
    'title: Partner → title: Gesch‸a\u0308ftsführer':
      'Role: contains “a” followed by a combining diaeresis (U+0308), which look like one letter. Type it again as one character: “Geschäftsführer”.',
    'title: Partner → title: ‸𝗣𝗮𝗿𝘁𝗻𝗲𝗿':
      'Role: contains a mathematical letter “𝗣” (U+1D5E3), which looks like “P”. Type it again with the keyboard: “Partner”.',
    'title: Partner → title: Of‸ﬁce':
      'Role: contains a ligature “ﬁ” (U+FB01), which looks like “fi”. Type it again with the keyboard: “fi”.',
    'title: Partner → title: Partner‸\u00A0': 'Role: ends with a no-break space (U+00A0). Delete it.',
  })

  test.each([
    [
      'en',
      'A fee of 5\u00A0% – “so” – since 2019–2026, the advisor’s e‑mail… 5 μm, 3 kΩ, α = 0.05, hν, naïve café, Łódź',
    ],
    ['de', '„Größe“, Maß, Übung – 10\u202F000 €, z.\u2009B. Straße'],
    ['fr', '« Où\u202F? » l’été, cœur, 5\u00A0000\u00A0€\u202F!'],
    ['el', 'Η Ελλάδα και ο κόσμος. Το ΚΕΠ, η IBM και το Wi-Fi.'],
    ['ru', 'Москва и VIPа, IT-отдел, SMSка, в США. Рот, оса и сор'],
    ['fa', 'ما به شما کمک می\u200Cکنیم، با CRM\u200Cها و ۲۰٪ «تخفیف».'],
    ['en', 'Written by Роман Иванов, and Νίκος Παπαδόπουλος'],
    ['ja', '株式会社ＡＢＣ１２３'],
    ['vi', 'Tiếng Việt là ngôn ngữ'],
    ['vi', 'Tiê\u0301ng Viê\u0323t'],
    ['fa', 'ا\u0654 و\u0654'],
    ['ko', '대한민국 서울'],
  ])('in %s may be ordinary: %s', (language, text) => {
    expect([...hiddenCharacters(text), ...lookAlikesIn(text, language)]).toEqual([])
  })
})

describe('names of files', () => {
  const content = contentForEachTest()

  test('are reported with the character that is not what it looks like', () => {
    const person = content.read(MEMBER)
    content.write('team/аda.yml', person)
    content.write('team/a\u0301da.yml', person)
    content.write('tеam/ada.yml', person)
    content.write('team/a\u200Bda.yml', person)
    expect(problemsOf(content)).toEqual([
      'team/a\u0301da.yml:1:1 the file name cannot be used as an address, because it contains “a” followed by a combining acute accent (U+0301), which look like one letter. It must contain only lowercase letters, digits, and single hyphens, such as ada.yml.',
      'team/a\uFFFDda.yml:1:1 the name contains a zero-width space (U+200B). Rename it, using only lowercase letters, digits, and single hyphens.',
      'team/аda.yml:1:1 the file name cannot be used as an address, because it contains a Cyrillic letter “а” (U+0430), which looks like the Latin “a”. It must contain only lowercase letters, digits, and single hyphens, such as ada-2.yml.',
      'tеam/ada.yml:1:1 the path contains a Cyrillic letter “е” (U+0435), which looks like the Latin “e”. Rename it, and type the name with the keyboard: “content/team/ada.yml”.',
    ])
  })
})

describe('markup and garbled text that visitors would see', () => {
  const SPACE = 'which is HTML for a space. Type a space instead.'
  const HTML_CHARACTER = 'which is HTML code for a character. Type that character instead.'
  const TAG = 'but HTML does not work here. Delete it.'
  const BOLD = 'but bold text is not supported. Delete the asterisks.'
  const LINK = 'but links are not supported in text. Keep only the words in brackets, without the brackets.'
  const GARBLED = 'which is garbled (wrong encoding). Type the word again.'

  testMistakes(
    MEMBER,
    Object.fromEntries(
      [
        ['Senior&nbsp;partner', '&nbsp;', SPACE],
        ['Senior<br />partner', '<br />', SPACE],
        ['Part&shy;ner', '&shy;', 'which is HTML code. Delete it.'],
        ['M&uuml;ller', '&uuml;', HTML_CHARACTER],
        ['It&#39;s &#x27;me', '&#39;', HTML_CHARACTER],
        ['A <a href="/about">partner</a>', '<a href="/about">', TAG],
        ['a partner</strong>', '</strong>', TAG],
        ['(**Notiz:** neu)', '**Notiz:**', BOLD],
        ['A [partner](/about) here', '[partner](/about)', LINK],
        ['Partner in ZÃ¼rich', 'Ã¼', GARBLED],
        ['StraÃŸe', 'ÃŸ', GARBLED],
        ['Ã–sterreich', 'Ã–', GARBLED],
        ['voilÃ\u00A0!', 'Ã', GARBLED],
        ['Partner Â· owner', 'Â·', GARBLED],
        ['BucureÈ™ti', 'È™', GARBLED],
        ['the firmâ€™s partner', 'â€™', GARBLED],
      ].map(([text, found = '', reason = '']) => [
        `title: Partner → title: ‸${JSON.stringify(text)}`,
        `Warning: Role: contains “${found}”, ${reason}`,
      ]),
    ),
  )

  testAccepted(
    MEMBER,
    [
      'Research & development; Q&As; AT&T;',
      'a < b and c > d, <<Bonjour>>, <Wort>',
      'Partner* (since 2020**)',
      'ab 500 €**, Beratung ab 90 €**',
      '$99**/month or $199**/year',
      'Kunden**-Service und Partner**-Programm',
      'Fees [see below] (2026)',
      'MANHÃ » Ângela, SÃO “MANHÔ MANHÃ·TARDE Ängste',
    ].map((text) => `title: Partner → title: ${JSON.stringify(text)}`),
  )
})
