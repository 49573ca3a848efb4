import type { Inks } from './palette'

/** Draws the icon of a firm without a logo: the diamond that marks the end of a trail. Returns an SVG document. */
export function drawIcon({ light: { markerFill, trail } }: Inks): string {
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">' +
    `<path fill="${markerFill}" stroke="${trail}" stroke-width="3" d="M16 3 29 16 16 29 3 16Z"/>` +
    `<path fill="${trail}" d="M16 10 22 16 16 22 10 16Z"/></svg>`
  )
}
