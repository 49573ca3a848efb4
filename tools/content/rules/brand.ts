import { contrastFaults } from '../../../src/brand/contrast-faults'
import { exchangedColors } from '../../../src/brand/exchanged-colors'
import { logoFaults } from '../../../src/brand/logo'
import { brand, brandType } from '../../../src/content-model/brand'
import { fileProblem, type Problem } from '../messages/problem'
import { BRAND_FILE, CONTENT_FOLDER } from '../parse/content-files'
import { pathBeside } from '../parse/content-path'
import { problemAt, sourceText } from '../parse/source-text'
import { type Entry, fieldProblem } from './entry'
import type { KnownTargets } from './reference-check'

/** The maximum size of a logo, in bytes: visitors load it on every page. */
const MAX_LOGO_BYTES = 20_000

/** The brand of a site, as far as this entry is its file and is valid. */
const brandOf = ({ type, value }: Entry) => (type.name === brandType.name ? brand.safeParse(value).data : undefined)

/** Whether the site shows photographs, as far as this entry says: only the brand can rule them out. */
export function mayShowPhotographs(entry: Entry): boolean {
  return brandOf(entry)?.illustrations !== 'none'
}

/** Reports colors that exchange light and dark, or else colors with too little contrast. */
export function checkColors(entry: Entry): Problem[] {
  const colors = brandOf(entry)?.colors
  if (!colors) return []
  const exchanged = exchangedColors(colors).map(({ name, role, other, lighter }) =>
    fieldProblem(entry, ['colors', name], {
      message: `is ${lighter ? 'darker' : 'lighter'} than ${other}, but ${role}`,
      advice: `Choose a color that is ${lighter ? 'lighter' : 'darker'} than ${other}.`,
    }),
  )
  if (exchanged.length > 0) return exchanged
  return contrastFaults(colors).map(({ name, pair, ratio, nearest }) => {
    const other = pair.color === name ? pair.ground : pair.color
    // Rounded down, so that a ratio that is too low never looks sufficient.
    const found = Math.floor(ratio * 100) / 100
    return fieldProblem(entry, ['colors', name], {
      message: `has a contrast of ${found}:1 with ${other}, but ${pair.use} need ${pair.minimum}:1`,
      advice:
        nearest === undefined
          ? 'No lightness of this color is enough for all of its uses. Choose another one, or change the colors that it is shown with.'
          : `The nearest color with enough contrast is "${nearest}".`,
    })
  })
}

/** Reports what makes the logo unsafe to publish or unsuitable. Each problem is at its place in the logo's own file. */
export function checkLogo(entry: Entry, { logoFile }: Pick<KnownTargets, 'logoFile'>): Problem[] {
  const name = brandOf(entry)?.logo
  const path = name === undefined ? '' : pathBeside(BRAND_FILE, name)
  const logo = logoFile(path)
  if (!logo) return []
  const file = `${CONTENT_FOLDER}/${path}`
  const { bytes, text } = logo
  if (bytes > MAX_LOGO_BYTES) {
    const message = `the logo has ${Math.ceil(bytes / 1000)} kB; the limit is ${MAX_LOGO_BYTES / 1000} kB`
    return [fileProblem(file, { message, advice: 'Simplify its shapes, and export it again as an optimized SVG.' })]
  }
  const source = sourceText(file, text)
  return logoFaults(text).map(({ message, advice, offset }) =>
    problemAt(source, { start: offset, end: offset + 1 }, { message: `the logo ${message}`, advice }),
  )
}
