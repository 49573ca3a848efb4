import { z } from 'zod'
import { site } from '../../src/content-model/site'
import type { LabelFont } from '../../src/illustrations/text-width'
import { openLabelFont } from '../typefaces/label-font'

/** The width of the page at each breakpoint from which the navigation bar can show its links, in CSS pixels. */
const PAGE_WIDTHS = { large: 923, wide: 1155 } as const

/** The sizes in src/layout/Header.tsx and Brand.tsx, in CSS pixels. */
const TEXT = 16
const NAME = 22
const GAP = 36
const MARK = 26
const CHEVRON = 22
const BUTTON_PADDING = 50

/** The display typeface and bold text are at most this much wider than the labels' font, whose widths are known. */
const RESERVE = 1.15

const settings = z.object({ name: site.shape.name, navigation: site.shape.navigation })

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)

/** Returns the width that the navigation bar's content needs on one line, in CSS pixels. */
function barWidth({ name, navigation }: z.infer<typeof settings>, { widthOf }: LabelFont): number {
  const { home, services, pages, button } = navigation
  const labels = [home, services, ...pages].map(({ label }) => widthOf(label, TEXT))
  const brand = MARK + RESERVE * widthOf(name, NAME)
  const schedule = BUTTON_PADDING + RESERVE * widthOf(button.label, TEXT)
  return brand + sum(labels) + CHEVRON + schedule + GAP * (labels.length + 1)
}

/**
 * `@barFrom`: the breakpoint from which the navigation bar has room for its links. Below it, and at every width if it is null, the
 * menu button is in their place. The build knows the links, so the page needs no script to measure them.
 */
export const barFromExtension = {
  name: 'barFrom',
  extend: () => ({
    resolve: (source: unknown): 'large' | 'wide' | null => {
      const width = barWidth(settings.parse(source), openLabelFont())
      if (width <= PAGE_WIDTHS.large) return 'large'
      return width <= PAGE_WIDTHS.wide ? 'wide' : null
    },
  }),
}
