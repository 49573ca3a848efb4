import { z } from 'zod'
import { inkLogo } from '../../src/brand/logo'
import { offPages } from '../../src/content-model/entry-pages'
import { site } from '../../src/content-model/site'
import { sitePages } from '../../src/content-model/site-pages'
import type { LabelFont } from '../../src/illustrations/text-width'
import { pathOf } from '../../src/routes/paths'
import { readBrand } from '../../tools/content/parse/read-brand'
import { CONTENT_COPY } from '../sources/validated-copy'
import { openLabelFont } from '../typefaces/label-font'

/** The width of the page at each breakpoint from which the navigation bar can show its links, in CSS pixels. */
const PAGE_WIDTHS = { large: 923, wide: 1155 } as const

/** The sizes in src/layout/Header.tsx and Brand.tsx, in CSS pixels. */
const TEXT = 16
const NAME = 22
const GAP = 36
const DIAMOND = 18
const BRAND_GAP = 8
const CHEVRON = 22
const BUTTON_PADDING = 50

/** The display typeface and bold text are at most this much wider than the labels' font, whose widths are known. */
const RESERVE = 1.15

/** The height of a logo beside the name: 1.5 times its size. */
const LOGO_HEIGHT = 1.5 * NAME

const settings = z.object({ name: site.shape.name, navigation: site.shape.navigation })

/** What the navigation bar shows: the settings of the site, and the logo's drawing. */
interface Bar extends z.infer<typeof settings> {
  logo?: string
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)

/** Returns the width of the drawing beside the firm's name, in CSS pixels. */
function markWidth(logo: string | undefined): number {
  if (logo === undefined) return DIAMOND
  const { width, height } = inkLogo(logo, 'currentColor')
  return (LOGO_HEIGHT * width) / height
}

/** Returns the width that the navigation bar's content needs on one line, in CSS pixels. */
function barWidth({ name, navigation, logo }: Bar, { widthOf }: LabelFont): number {
  const { home, services, pages, button } = navigation
  const labels = [home, services, ...pages].map(({ label }) => widthOf(label, TEXT))
  const brand = markWidth(logo) + BRAND_GAP + RESERVE * widthOf(name, NAME)
  const schedule = BUTTON_PADDING + RESERVE * widthOf(button.label, TEXT)
  return brand + sum(labels) + CHEVRON + schedule + GAP * (labels.length + 1)
}

/**
 * Returns the breakpoint from which the navigation bar has room for its links; null if it never has.
 *
 * @param font the text typeface
 */
export function barBreakpoint(bar: Bar, font: LabelFont): keyof typeof PAGE_WIDTHS | null {
  const width = barWidth(bar, font)
  if (width <= PAGE_WIDTHS.large) return 'large'
  return width <= PAGE_WIDTHS.wide ? 'wide' : null
}

/**
 * `@barFrom`: the breakpoint from which the navigation bar has room for its links. Below it, and at every width if it is null, the
 * menu button is in their place. The build knows the links, so the page needs no script to measure them.
 */
export const barFromExtension = {
  name: 'barFrom',
  extend: () => ({
    resolve: (source: unknown) => {
      const { name, navigation } = settings.parse(source)
      const off = offPages(sitePages(source))
      const pages = navigation.pages.filter(({ to }) => !off.has(pathOf(to)))
      const { logo } = readBrand(CONTENT_COPY)
      return barBreakpoint({ name, navigation: { ...navigation, pages }, logo }, openLabelFont())
    },
  }),
}
