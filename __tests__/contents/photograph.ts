import sharp from 'sharp'

/** The hues of pictures in turn, in degrees. */
const HUES = [205, 165, 32, 188, 222, 48, 150]

/** The standard deviation of the grain, with which a picture has about as many bytes as a photograph. */
const GRAIN = 60

/** The ridges behind each other, from the farthest to the nearest: their heights in parts of the picture, and lightness. */
const RIDGES = [
  { height: 0.46, lightness: 66 },
  { height: 0.36, lightness: 48 },
  { height: 0.24, lightness: 28 },
]

/**
 * Creates a picture that stands for a photograph: hills by a lake under a low sun, slightly blurred and grainy, as a JPEG
 * file. A square picture shows a person in front of them.
 *
 * @param width in pixels
 * @param height in pixels
 * @param number pictures with different numbers differ in hue and in the lines of the hills
 */
export async function photograph(width: number, height: number, number = 0): Promise<Buffer> {
  const hue = HUES[number % HUES.length] ?? 0
  const view = 100 * (width / height)
  const scene = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${view} 100">
    <defs>
      <linearGradient id="sky" x2="0" y2="1">
        <stop stop-color="hsl(${hue} 45% 62%)"/><stop offset=".7" stop-color="hsl(${hue - 160} 65% 86%)"/>
      </linearGradient>
      <radialGradient id="sun"><stop stop-color="#fff8e0"/><stop offset="1" stop-color="#fff8e0" stop-opacity="0"/></radialGradient>
    </defs>
    <rect width="${view}" height="100" fill="url(#sky)"/>
    <circle cx="${view * (0.25 + 0.07 * (number % 8))}" cy="40" r="28" fill="url(#sun)"/>
    ${RIDGES.map((ridge, index) => `<path d="${ridgeLine(view, ridge.height, number + index * 3)}" fill="hsl(${hue} 24% ${ridge.lightness}%)"/>`).join('')}
    <rect y="84" width="${view}" height="16" fill="hsl(${hue} 30% 40%)" fill-opacity=".9"/>
    ${width === height ? person(number, hue) : ''}
  </svg>`
  const grain = await sharp({
    create: { width, height, channels: 3, background: '#808080', noise: { type: 'gaussian', mean: 128, sigma: GRAIN } },
  })
    .greyscale()
    .blur(1)
    .png()
    .toBuffer()
  return sharp(Buffer.from(scene))
    .blur(width / 600)
    .composite([{ input: grain, blend: 'soft-light' }])
    .jpeg()
    .toBuffer()
}

/** The outline of hills across a picture that is 100 units high. */
function ridgeLine(view: number, height: number, phase: number): string {
  const points = Array.from({ length: 41 }, (_, index) => {
    const x = (view * index) / 40
    const rise = Math.sin(x / 23 + phase * 1.9) * 7 + Math.sin(x / 9 + phase) * 2.5
    return `${x.toFixed(1)} ${(90 - height * 100 - rise).toFixed(1)}`
  })
  return `M0 100 L${points.join(' L')} L${view} 100Z`
}

/** A person from the shoulders up. */
function person(number: number, hue: number): string {
  const skin = `hsl(${22 + (number % 3) * 4} 45% ${78 - (number % 5) * 11}%)`
  const hair = `hsl(${20 + (number % 4) * 8} 30% ${14 + (number % 6) * 9}%)`
  return `<path d="M14 100c2-22 16-30 36-30s34 8 36 30z" fill="hsl(${hue + 150} 28% 34%)"/>
    <path d="M43 58h14v14q-7 8-14 0z" fill="${skin}"/>
    <ellipse cx="50" cy="44" rx="15" ry="19" fill="${skin}"/>
    <path d="M34 46c-3-20 6-27 16-27s19 7 16 27c-2-9-5-14-11-16-8 4-16 5-18 6-2 3-2 6-3 10z" fill="${hair}"/>`
}
