import { brand, brandType } from '../../content-model/brand'
import { colorFaults } from '../../content-model/colors/color-faults'
import { fileProblem, type Problem } from '../messages/problem'
import { BRAND_FILE, CONTENT_FOLDER } from '../parse/content-files'
import { pathBeside } from '../parse/content-path'
import { problemAt, sourceText } from '../parse/source-text'
import { type Entry, fieldProblem, type KnownTargets } from './entry'
import { MAX_LOGO_LENGTH, parseLogo } from './logo'

const brandOf = ({ type, value }: Entry) => (type.name === brandType.name ? brand.safeParse(value).data : undefined)

/** Whether this entry allows photographs. Only the brand can turn them off. */
export function mayShowPhotographs(entry: Entry): boolean {
  return brandOf(entry)?.illustrations !== 'none'
}

/** Reports colors that invert light and dark, or else those with too little contrast. */
export function checkColors(entry: Entry): Problem[] {
  const colors = brandOf(entry)?.colors
  return colors ? colorFaults(colors).map(({ name, ...fault }) => fieldProblem(entry, ['colors', name], fault)) : []
}

/** Reports what makes the logo unsafe or unsuitable, at its place in the logo's file. */
export function checkLogo(entry: Entry, { logoFile, imageFacts }: KnownTargets): Problem[] {
  const name = brandOf(entry)?.logo
  const path = name === undefined ? '' : pathBeside(BRAND_FILE, name)
  const text = logoFile(path)
  if (text === undefined) return []
  const file = `${CONTENT_FOLDER}/${path}`
  if (text.length > MAX_LOGO_LENGTH) {
    const message = `the logo is ${Math.ceil(text.length / 1000)} kB; the limit is ${MAX_LOGO_LENGTH / 1000} kB`
    return [fileProblem(file, { message, advice: 'Simplify its shapes, and export it again as an optimized SVG.' })]
  }
  const source = sourceText(file, text)
  const { faults } = parseLogo(text)
  if (faults.length === 0 && imageFacts(path)?.state === 'damaged') {
    const advice = 'Open it in a drawing program, simplify it, and export it again as a plain SVG.'
    return [fileProblem(file, { message: 'the logo cannot be drawn, or takes too long to draw', advice })]
  }
  return faults.map(({ message, advice, offset }) =>
    problemAt(source, { start: offset, end: offset + 1 }, { message: `the logo ${message}`, advice }),
  )
}
