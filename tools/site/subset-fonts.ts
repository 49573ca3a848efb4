/**
 * `npx tsx tools/site/subset-fonts.ts`: generates the font files of src/styles/fonts from their npm packages. Run it when a
 * font package or the character set changes. The results are committed, so a build needs no font tools.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import subsetFont from 'subset-font'

/** Latin with the accents of Western European names, and the typographic characters that the content uses. */
const CHARACTERS = [...range(0x20, 0x7e), '\u00a0©®°·½¼§±×÷«»', ...range(0xc0, 0xff), 'ŒœŠšŽžŸ‑–—‘’‚“”„•…€™−→'].join('')

const FONTS = [
  {
    source: '@fontsource-variable/besley/files/besley-latin-wght-normal.woff2',
    result: 'besley.woff2',
    // The art direction uses only one display weight, and a fixed instance is half the size of the variable font.
    variationAxes: { wght: 440 },
  },
  {
    source: '@fontsource-variable/libre-franklin/files/libre-franklin-latin-wght-normal.woff2',
    result: 'libre-franklin.woff2',
    variationAxes: { wght: { min: 400, max: 600 } },
  },
]

function range(from: number, to: number): string[] {
  return Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index))
}

async function main(): Promise<void> {
  for (const { source, result, variationAxes } of FONTS) {
    const font = await subsetFont(readFileSync(resolve('node_modules', source)), CHARACTERS, {
      targetFormat: 'woff2',
      variationAxes,
    })
    writeFileSync(resolve('src/styles/fonts', result), font)
    console.log(`${result}: ${font.byteLength} bytes`)
  }
}

void main()
