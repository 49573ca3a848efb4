import { distance, type Point, type Size } from './map-size'
import { type Inks, mixColors } from './palette'
import { bodyOutline, drawCollar } from './portrait-clothes'
import { generatePerson, type Person } from './portrait-features'
import { hairOutline } from './portrait-hair'
import { drawGlasses, drawHead, drawNeck } from './portrait-head'
import { hashOf } from './random'
import { ringLines } from './ring-lines'
import { terrainGroup } from './terrain'

/** The size of a portrait's viewBox, in units. */
export const PORTRAIT_SIZE: Size = { width: 640, height: 640 }

/** The radius of the first line of the hair, and the distance between two lines. */
const HAIR_RINGS = { first: 10, step: 9.5 }

/** The shaded side of the hair. Its edge continues the edge of the light on the face. */
const SHADED_SIDE = 'M-6 60C16 100 16 130 14 160C30 260 44 400 40 600L200 600L200 60z'

/**
 * Draws a calm bust in front of terrain, with the contour lines and tints of the maps. The face has light and shadow but no
 * features. Hair, face, shoulders, clothes, and glasses follow from the slug, so the same slug always gives the same bytes.
 * Hair and clothes do not contradict a well-known given name.
 *
 * @param slug a team member's slug, such as "margaret-hale"
 * @returns an SVG document of 640 × 640 units
 */
export function drawPortrait(slug: string, inks: Inks): string {
  const person = generatePerson(slug, inks.portrait)
  const name = `p${hashOf(slug).toString(36)}`
  const { width, height } = PORTRAIT_SIZE
  const { behind, before, crown } = hairOutline(person.hair)
  const lines = hairLines(slug, crown, `${behind} ${before}`)
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">` +
    terrainGroup(`portrait/${slug}`, inks.light, PORTRAIT_SIZE, 16) +
    `<rect width="${width}" height="${height}" fill="${inks.light.ground}" fill-opacity=".4"/>` +
    `<g transform="translate(320 -62) scale(1.2)"><g transform="scale(${person.headWidth.toFixed(3)} 1)">` +
    drawHair(person, inks, behind, lines, `${name}b`, true) +
    `</g>${drawNeck(person, inks)}${drawBody(person, inks, name)}` +
    `<g transform="scale(${person.headWidth.toFixed(3)} 1)">${drawHead(person, inks, `${name}h`)}` +
    `${drawHair(person, inks, before, lines, `${name}f`, false)}${drawGlasses(person, inks)}</g></g></svg>`
  )
}

function drawBody(person: Person, inks: Inks, name: string): string {
  const outline = bodyOutline(person.shoulders)
  const line = mixColors(person.cloth, inks.portrait.bodyLine, 0.4)
  const lines = ringLines(`${name}body`, { x: 0, y: 400 }, 84, 19, 16, 0.86)
  return (
    `<clipPath id="${name}c"><path d="${outline}"/></clipPath><path d="${outline}" fill="${person.cloth}"/>` +
    `<g clip-path="url(#${name}c)"><path d="${lines}" transform="scale(.5)" fill="none" stroke="${line}" stroke-opacity=".6" stroke-width="2.5"/></g>` +
    drawCollar(person, inks)
  )
}

/** Returns the path data of the rings around the crown that cover the outlines of the hair. */
function hairLines(slug: string, crown: Point, outlines: string): string {
  const coordinates = outlines.match(/-?\d+/g)?.map(Number) ?? []
  // Every curve is within the points of its path data.
  const radii = coordinates.flatMap((x, index) =>
    index % 2 === 0 ? [distance(crown, { x, y: coordinates[index + 1] ?? crown.y })] : [],
  )
  const count = Math.ceil((Math.max(...radii) - HAIR_RINGS.first) / HAIR_RINGS.step) + 1
  return ringLines(slug, crown, HAIR_RINGS.first, HAIR_RINGS.step, count, 1.15)
}

function drawHair(
  { hairColor }: Person,
  { lake, portrait }: Inks,
  outline: string,
  lines: string,
  name: string,
  isBehind: boolean,
): string {
  if (outline === '') return ''
  const color = isBehind ? mixColors(hairColor, lake.markerFill, 0.3) : hairColor
  const line = mixColors(hairColor, portrait.hairLine, 0.4)
  return (
    `<clipPath id="${name}"><path d="${outline}"/></clipPath><path d="${outline}" fill="${color}"/>` +
    `<g clip-path="url(#${name})"><path d="${lines}" transform="scale(.5)" fill="none" stroke="${line}" stroke-opacity="${isBehind ? 0.3 : 0.55}" stroke-width="2.2"/><path d="${SHADED_SIDE}" fill="${lake.markerFill}" fill-opacity=".13"/></g>`
  )
}
