import { type Inks, mixColors } from './palette'
import type { Person } from './portrait-features'

/**
 * Returns the outline of a clothed upper body around x = 0, which extends below the image.
 *
 * @param shoulders half the width of the shoulders, in units
 */
export function bodyOutline(shoulders: number): string {
  const s = Math.round(shoulders)
  const right = `C92 446 ${s - 70} 456 ${s - 24} 482C${s + 8} 500 ${s + 16} 560 ${s + 24} 660`
  const left = `L-${s + 24} 660C-${s + 16} 560-${s + 8} 500-${s - 24} 482C-${s - 70} 456-92 446-60 424`
  return `M60 424${right}${left}C-40 456 40 456 60 424z`
}

/** Draws the collar, lapels, or neckline over the body, as SVG elements around x = 0. */
export function drawCollar(person: Person, { light, portrait }: Inks): string {
  const { cloth, shirt, skin } = person
  const fold = mixColors(cloth, light.lit, 0.1)
  const seam = `stroke="${mixColors(cloth, light.lit, 0.32)}" stroke-width="1.4" stroke-linejoin="round"`
  const shirtSeam = `stroke="${mixColors(shirt, light.text, 0.35)}" stroke-width="1.3" stroke-linejoin="round"`
  const lapels =
    `<path d="M-58 420C-78 440-92 462-98 484L-72 500L-82 512L-4 650L-4 600z" fill="${fold}" ${seam}/>` +
    `<path d="M58 420C78 440 92 462 98 484L72 500L82 512L4 650L4 600z" fill="${fold}" ${seam}/>`
  const flaps = `<path d="M-46 408L-62 436L-30 478L0 448L30 478L62 436L46 408C40 430 16 444 0 448C-16 444-40 430-46 408z" fill="${shirt}" ${shirtSeam}/>`
  const front = `<path d="M-54 424L0 640L54 424C36 452-36 452-54 424z" fill="${shirt}"/>`
  switch (person.clothes) {
    case 'open-collar':
      return (
        `${front}<path d="M-34 430L0 500L34 430z" fill="${skin}"/>${lapels}` +
        `<path d="M-48 404L-66 438L-38 486L0 508L-24 462C-36 440-46 424-48 404zM48 404L66 438L38 486L0 508L24 462C36 440 46 424 48 404z" fill="${shirt}" ${shirtSeam}/>`
      )
    case 'tie':
      return (
        `${front}<path d="M-14 450L14 450L9 472L20 620L0 650L-20 620L-9 472z" fill="${mixColors(cloth, portrait.tie, 0.55)}"/>` +
        `<path d="M-9 472L9 472" stroke="${cloth}" stroke-opacity=".5" stroke-width="1.4"/>${lapels}${flaps}`
      )
    case 'roll-neck':
      return (
        `<path d="M-52 396C-30 414 30 414 52 396C56 414 62 428 70 440C40 466-40 466-70 440C-62 428-56 414-52 396z" fill="${fold}" ${seam}/>` +
        `<path d="M-58 418C-34 436 34 436 58 418" fill="none" ${seam}/>`
      )
    case 'crew-neck':
      return (
        `<path d="M-60 424C-40 456 40 456 60 424L70 430C44 472-44 472-70 430z" fill="${fold}" ${seam}/>` +
        `<path d="M-46 408L-60 430L-34 456L-8 450C-26 442-42 426-46 408zM46 408L60 430L34 456L8 450C26 442 42 426 46 408z" fill="${shirt}" ${shirtSeam}/>`
      )
    case 'v-neck':
      return `<path d="M-60 424C-40 446 40 446 60 424L4 532L-4 532z" fill="${skin}"/><path d="M-66 428L0 540L66 428" fill="none" ${seam}/>`
    case 'jacket':
      return `${front}<path d="M-52 424C-44 470 44 470 52 424z" fill="${skin}"/><path d="M-52 426C-44 472 44 472 52 426" fill="none" ${shirtSeam}/>${lapels}`
  }
}
