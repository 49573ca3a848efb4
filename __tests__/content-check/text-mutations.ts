import { pick, type RandomSource } from '../../gatsby/drawings/random'

/** The texts of valid content, by path relative to `content/`. */
export type Texts = ReadonlyMap<string, string>

/** Creates a mutated text from a valid one. */
type TextMutation = (draw: RandomSource, text: string, texts: Texts) => string

const whole = (draw: RandomSource, below: number) => Math.floor(draw() * below)

const WRONG_VALUES =
  '|~|null|true|no|0|-1|1.5|02134|1e999|.inf|2024-02-31|0x1F|12:30|""|\'\'|" "|[]|{}|[a, b]|{a: b}|*a|&a b|!!int "1"|@x|`x`|%x|- x|? x|: |x: y|#x|x #y|"\\u0000"|"\\ud800"|"\\e[2J"|__proto__|constructor|javascript:alert(1)|//x.org|/%zz|/a b|#|mailto:|./../../x.jpg|./x.jpg|/about|tax-planning|<script>|{name}|> x|>-|\\'.split(
    '|',
  )

const ODD_CHARACTERS = Array.from(
  '\0\u0007\b\u001b\u007f\u0085\u009b\t\r\v\f\u00a0\u00ad\u200b\u200d\u2028\u2029\u202e\u2066\u3000\ufeff\ufffd\uffff' +
    '“”‘’«»éßÅŁжяΩ漢字あ한ع\u0301😀👩\u{1f1e9}\u{10ffff}:#-?*&!|>%@`"\'{}[],\\<=~^$',
)

/** Plain values with their positions: the text after a dash or a key on its line. */
const valuesOf = (text: string) => [...text.matchAll(/(?<=^ *(?:- )*(?:[\w-]+: |- ))\S.*$/gm)]

/** Replaces one value. */
function withValue(draw: RandomSource, text: string, replace: (value: string) => string): string {
  const values = valuesOf(text)
  if (values.length === 0) return replace(text)
  const { index, 0: value } = pick(draw, values)
  return text.slice(0, index) + replace(value) + text.slice(index + value.length)
}

function withLine(draw: RandomSource, text: string, replace: (line: string) => string): string {
  const lines = text.split('\n')
  const at = whole(draw, lines.length)
  return lines.map((line, index) => (index === at ? replace(line) : line)).join('\n')
}

/** Larger than any file that the check reads. */
const MAX_LENGTH = 300_000

/** Repeats a text up to the maximum length. Without it, two such mutations in a row would fill the memory. */
const repeated = (text: string, times: number) =>
  text.repeat(Math.min(times, Math.ceil(MAX_LENGTH / text.length))).slice(0, MAX_LENGTH)

/** A reference to an image, a path, an address, or an entry. */
const REFERENCE = /^(?:\.?\/\S*|https:\S+|[a-z\d]+(?:-[a-z\d]+)*)$/

/** The references in a text, or all of its values if it has no references. */
function referencesOf(text: string) {
  const values = valuesOf(text)
  const references = values.filter(([value]) => REFERENCE.test(value))
  return references.length > 0 ? references : values
}

/** Mutations of a file's text, by kind. */
export const TEXT_MUTATIONS: Record<string, TextMutation> = {
  'delete lines': (draw, text) => {
    const lines = text.split('\n')
    lines.splice(whole(draw, lines.length), 1 + whole(draw, 4))
    return lines.join('\n')
  },
  'delete characters': (draw, text) => {
    const at = whole(draw, text.length)
    return text.slice(0, at) + text.slice(at + 1 + whole(draw, 12))
  },
  'delete a value': (draw, text) => withValue(draw, text, () => ''),
  retype: (draw, text) => withValue(draw, text, () => pick(draw, WRONG_VALUES)),
  'retype as a group': (draw, text) => withValue(draw, text, () => `\n${' '.repeat(1 + whole(draw, 8))}- a: b`),
  'rename a field': (draw, text) =>
    withLine(draw, text, (line) =>
      line.replace(/[\w-]+(?=:)/, (key) => {
        const at = whole(draw, key.length)
        const letters = [
          key.toUpperCase(),
          `${key}s`,
          key.slice(0, at) + key.slice(at + 1),
          '__proto__',
          'toString',
          '<<',
          '?',
          '1',
        ]
        return pick(draw, letters)
      }),
    ),
  truncate: (draw, text) => text.slice(0, whole(draw, text.length)),
  're-indent a line': (draw, text) =>
    withLine(
      draw,
      text,
      (line) => pick(draw, [' ', '  ', '   ', '\t', '        ', '\u00a0', '- ', '']) + line.replace(/^ {0,2}/, ''),
    ),
  're-indent the rest': (draw, text) => {
    const at = whole(draw, text.length)
    const by = ' '.repeat(1 + whole(draw, 4))
    return (
      text.slice(0, at) +
      (draw() < 0.5 ? text.slice(at).replaceAll('\n', `\n${by}`) : text.slice(at).replaceAll(`\n${by}`, '\n'))
    )
  },
  'inject a character': (draw, text) => {
    const at = whole(draw, text.length)
    return text.slice(0, at) + pick(draw, ODD_CHARACTERS) + text.slice(at)
  },
  'inject characters': (draw, text) => {
    const odd = Array.from({ length: 1 + whole(draw, 30) }, () => pick(draw, ODD_CHARACTERS)).join('')
    return withValue(draw, text, (value) => value.slice(0, value.length / 2) + odd + value.slice(value.length / 2))
  },
  'swap values': (draw, text) => {
    const one = pick(draw, valuesOf(text))[0]
    return withValue(draw, text, () => one)
  },
  'swap a reference': (draw, text, texts) => {
    const others = [...texts].flatMap(([path, other]) => [
      path.replace(/^.*\/|\.yml$/g, ''),
      ...referencesOf(other).map(([value]) => value),
    ])
    const references = referencesOf(text)
    if (references.length === 0) return text
    const { index, 0: value } = pick(draw, references)
    return text.slice(0, index) + pick(draw, others) + text.slice(index + value.length)
  },
  'swap with another file': (draw, text, texts) => {
    const values = valuesOf(pick(draw, [...texts.values()]))
    return withValue(draw, text, (value) => (values.length > 0 ? pick(draw, values)[0] : value))
  },
  'swap lines': (draw, text) => {
    const lines = text.split('\n')
    const [one, other] = [whole(draw, lines.length), whole(draw, lines.length)]
    return lines.map((line, index) => (index === one ? lines[other] : index === other ? lines[one] : line)).join('\n')
  },
  'repeat lines': (draw, text) => {
    const lines = text.split('\n')
    const at = whole(draw, lines.length)
    lines.splice(at, 0, ...lines.slice(at, at + 1 + whole(draw, 5)))
    return lines.join('\n')
  },
  'another file': (draw, _, texts) => pick(draw, [...texts.values()]),
  'huge value': (draw, text) =>
    withValue(draw, text, (value) => repeated(`${value} `, pick(draw, [20, 300, 4000, 40_000]))),
  'huge word': (draw, text) =>
    withValue(draw, text, () => pick(draw, ['a', 'é', '9', '-', '[']).repeat(pick(draw, [70, 2000, 200_000]))),
  'many lines': (draw, text) => withLine(draw, text, (line) => repeated(`${line}\n`, pick(draw, [50, 1000, 9000]))),
  'deep nesting': (draw, text) =>
    withValue(draw, text, () =>
      pick(draw, ['- ', '[', '{a: ', '[a, ', '? ', 'a: ', '! ', '&a ']).repeat(pick(draw, [12, 200, 10_000])),
    ),
  'line ends': (draw, text) => text.replaceAll('\n', pick(draw, ['\r\n', '\r', '\n\n', '\n \n', '\u2028'])),
}
