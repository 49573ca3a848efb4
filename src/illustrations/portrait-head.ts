import { type Inks, mixColors } from './palette'
import type { Person } from './portrait-features'

/** The edge of the light on a face, along brow, nose, and lips, as in a stenciled portrait. x = 0 is the center of the face. */
const EDGE_OF_LIGHT =
  'C15 190 13 218 17 238C19 249 9 253 7 262C3 280-9 296-12 305C-14 314-1 315 4 317C3 323-3 327-2 332C-1 336 4 338 3 342C1 347-4 351-2 357C0 364 4 370 3 384'

const SHADOW_SHARE = 0.26

/** Returns the outline of a head: chin at y = 378, crown at y = 150, 164 units wide. `jaw` is the jaw's share of that width. */
function headOutline(jaw: number): string {
  const cheek = Math.round(82 * (jaw + 0.17))
  const corner = Math.round(82 * jaw)
  const under = Math.round(82 * jaw * 0.78)
  return (
    `M0 150C-50 150-82 188-82 244C-82 290-${cheek} 320-${corner} 342C-${under} 362-26 378 0 378` +
    `C26 378 ${under} 362 ${corner} 342C${cheek} 320 82 290 82 244C82 188 50 150 0 150z`
  )
}

/** Draws the neck with the shadow of the chin, as SVG elements around x = 0. */
export function drawNeck({ skin }: Person, { portrait }: Inks): string {
  const shadow = mixColors(skin, portrait.shadow, SHADOW_SHARE)
  return (
    `<path d="M-45 320L-45 396C-46 424-72 434-96 446L0 520L96 446C72 434 46 424 45 396L45 320z" fill="${skin}"/>` +
    `<path d="M-45 350C-30 392 26 404 45 404L45 396C46 424 72 434 96 446L30 470C22 430-24 420-45 372z" fill="${shadow}"/>`
  )
}

/**
 * Draws a head without facial features: light and shadow, and contour lines that follow the edge between them.
 *
 * @param name the ID of the clip path, which must be unique on the page
 * @returns SVG elements around x = 0
 */
export function drawHead(person: Person, { portrait }: Inks, name: string): string {
  const { skin, jaw } = person
  const shadow = mixColors(skin, portrait.shadow, SHADOW_SHARE)
  const line = mixColors(skin, portrait.faceLine, 0.5)
  const edge = `M14 130${EDGE_OF_LIGHT}`
  const lines = [15, 31, 49]
    .map(
      (shift, index) => `<path d="${edge}" transform="translate(${shift} 0)" stroke-opacity="${0.5 - index * 0.12}"/>`,
    )
    .join('')
  const ear = (side: 1 | -1): string =>
    `<ellipse cx="${side * 82}" cy="268" rx="11" ry="23" fill="${side === 1 ? shadow : skin}" stroke="${line}" stroke-opacity=".35" stroke-width="1.2"/>`
  return (
    `<clipPath id="${name}"><path d="${headOutline(jaw)}"/></clipPath>${ear(-1)}${ear(1)}` +
    `<g clip-path="url(#${name})"><rect x="-90" y="140" width="180" height="245" fill="${skin}"/>` +
    (person.beard ? drawBeard(person) : '') +
    `<path d="${edge}L100 384L100 130z" fill="${portrait.shadow}" fill-opacity="${SHADOW_SHARE}"/>` +
    `<g fill="none" stroke="${line}" stroke-width="1.3">${lines}</g></g>`
  )
}

/** Draws the glasses, if any, as SVG elements around x = 0. */
export function drawGlasses({ glasses }: Person, { light }: Inks): string {
  if (glasses === 'none') return ''
  const corner = glasses === 'round' ? 23 : 9
  const [width, height] = glasses === 'round' ? [50, 46] : [56, 38]
  const lens = (x: number): string =>
    `<rect x="${x - width / 2}" y="${258 - height / 2}" width="${width}" height="${height}" rx="${corner}" fill="${light.markerFill}" fill-opacity=".16"/>`
  return (
    `<g stroke="${light.text}" stroke-width="3.2" fill="none">${lens(-36)}${lens(36)}` +
    `<path d="M${-36 + width / 2} 254C-5 248 5 248 ${36 - width / 2} 254M${-36 - width / 2} 252L-82 248M${36 + width / 2} 252L82 248"/></g>`
  )
}

function drawBeard({ hairColor }: Person): string {
  return (
    `<path d="M-90 262L-79 262C-76 296-66 322-44 322C-30 318-18 315 0 319C18 315 30 318 44 322C66 322 76 296 79 262L90 262L90 390L-90 390z" ` +
    `fill="${hairColor}" fill-opacity=".86"/>`
  )
}
