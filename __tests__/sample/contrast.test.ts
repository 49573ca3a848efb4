// The art direction gives texts more contrast than the content check requires; its accents have less.
import { wcagContrast } from 'culori'
import { CONTRAST_PAIRS } from '../../content-model/colors/contrast'
import { readBrand } from '../../gatsby/brand/read-brand'

/** The lowest contrast of texts at WCAG's level AAA (1.4.6). */
const ENHANCED = 7

const { colors } = readBrand('content')
const TEXTS = CONTRAST_PAIRS.filter(({ use }) => use === 'text' || use === 'secondary text')

test.each(TEXTS)('$color on $ground has the enhanced contrast', ({ color, ground }) => {
  expect(wcagContrast(colors[color], colors[ground])).toBeGreaterThanOrEqual(ENHANCED)
})
