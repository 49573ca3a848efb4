/** @jest-environment node */
import { textWidth } from '../../src/illustrations/text-width'
import { readAdvances } from './libre-franklin'

test('no printable Latin character is wider in the font than in the table', async () => {
  const characters =
    Array.from({ length: 0x17f - 0x20 }, (_, index) => String.fromCodePoint(0x20 + index)).join('') + '–—‘’“”„•…€™'
  const advance = await readAdvances(characters)
  const tooNarrow = Array.from(characters).filter((one) => advance(one) < 1 && textWidth(one, 1) < advance(one) - 1e-9)
  expect(tooNarrow).toEqual([])
})

test('an unknown character is wider than one em', () => {
  expect(textWidth('界', 24)).toBeGreaterThan(24)
  expect(textWidth('🧭', 24)).toBeGreaterThan(24)
})
