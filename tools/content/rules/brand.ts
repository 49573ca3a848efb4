import { contrastFaults } from '../../../src/brand/contrast-faults'
import { exchangedColors } from '../../../src/brand/exchanged-colors'
import { logoFaults } from '../../../src/brand/logo'
import { brand, brandType } from '../../../src/content-model/brand'
import { fileProblem, type Problem } from '../messages/problem'
import { BRAND_FILE, CONTENT_FOLDER } from '../parse/content-files'
import { pathBeside } from '../parse/content-path'
import { fieldLabel } from '../parse/schema-path'
import { problemAt, sourceText } from '../parse/source-text'
import { nodeAt, spanOf } from '../parse/yaml-tree'
import type { KnownTargets } from './reference-check'
import type { Entry } from './schema-check'

/** The maximum size of a logo, in bytes: visitors load it on every page. */
const MAX_LOGO_BYTES = 20_000

/** Whether the site shows photographs, as far as this entry says: only the brand can rule them out. */
export function mayShowPhotographs({ type, value }: Entry): boolean {
  return type.name !== brandType.name || brand.safeParse(value).data?.illustrations !== 'none'
}

/** Reports colors that exchange light and dark, or else colors with too little contrast. */
export function checkColors({ source, type, root, value }: Entry): Problem[] {
  const { data } = type.name === brandType.name ? brand.safeParse(value) : {}
  if (!data) return []
  const exchanged = exchangedColors(data.colors).map(({ name, role, other, lighter }) =>
    problemAt(source, spanOf(nodeAt(root, ['colors', name]).value), {
      field: fieldLabel(brand, ['colors', name]),
      message: `is ${lighter ? 'darker' : 'lighter'} than ${other}, but ${role}`,
      advice: `Choose a color that is ${lighter ? 'lighter' : 'darker'} than ${other}.`,
    }),
  )
  if (exchanged.length > 0) return exchanged
  return contrastFaults(data.colors).map(({ name, pair, ratio, nearest }) => {
    const other = pair.color === name ? pair.ground : pair.color
    // Rounded down, so that a ratio that is too low never looks sufficient.
    const found = Math.floor(ratio * 100) / 100
    return problemAt(source, spanOf(nodeAt(root, ['colors', name]).value), {
      field: fieldLabel(brand, ['colors', name]),
      message: `has a contrast of ${found}:1 with ${other}, but ${pair.use} need ${pair.minimum}:1`,
      advice:
        nearest === undefined
          ? 'No lightness of this color is enough for all of its uses. Choose another one, or change the colors that it is shown with.'
          : `The nearest color with enough contrast is "${nearest}".`,
    })
  })
}

/** Reports what makes the logo unsafe to publish or unsuitable. Each problem is at its place in the logo's own file. */
export function checkLogo({ type, value }: Entry, { logoFile }: Pick<KnownTargets, 'logoFile'>): Problem[] {
  const { data } = type.name === brandType.name ? brand.safeParse(value) : {}
  const path = data?.logo === undefined ? undefined : pathBeside(BRAND_FILE, data.logo)
  const logo = path === undefined ? undefined : logoFile(path)
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
