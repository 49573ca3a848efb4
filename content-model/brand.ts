import { z } from 'zod'
import { defineContentType } from './content-type'
import { choice, formatted, group, integer } from './fields'

const HEX = /^#[\da-f]{6}$/i
const HEX_RULE = 'must be a color in quotes: # followed by six characters from 0 to 9 and a to f, such as "#c8341c"'

/** A color of six hexadecimal digits. YAML needs quotes, because an unquoted # begins a comment. */
const color = (label: string, hint: string, example: string) =>
  formatted(HEX, HEX_RULE, { label, hint, example, color: true })

const typefacePackage = (example: string) =>
  formatted(
    /^@fontsource-variable\/[a-z0-9]+(?:-[a-z0-9]+)*$/,
    'must be the npm package of a variable font, such as @fontsource-variable/inter',
    {
      label: 'npm package',
      hint: 'Put it in quotes in the YAML file, because it starts with @. fontsource.org lists the families; choose a variable font.',
      example,
    },
  )

/** The firm's visual identity: `content/brand.yml`. */
export const brand = z.strictObject({
  colors: group('Colors', {
    paper: color('Paper', 'The background of pages.', '#fbfcfb'),
    mist: color('Mist', 'The background of subtle bands, close to paper.', '#eef2f2'),
    ink: color('Ink', 'Text.', '#14222e'),
    accent: color('Accent', 'Links, buttons, the current page, and trails on maps.', '#c8341c'),
    dark: color('Dark', 'The background of dark bands and share images.', '#0e2436'),
    muted: color('Muted', 'Secondary text. Default: softer than ink.', '#47565f').optional(),
    mutedOnMist: color('Muted on mist', 'Secondary text on mist. Default: softer than ink.', '#3f4d56').optional(),
    rule: color('Rule', 'Thin decorative lines. Default: darker than mist.', '#cbd3d4').optional(),
    border: color('Border', 'The borders of fields. Default: paler than ink.', '#75838f').optional(),
    onAccent: color('On accent', 'Text on the accent. Default: white or black.', '#ffffff').optional(),
    accentHover: color('Accent on hover', 'Default: darker than accent.', '#a42813').optional(),
    deep: color('Deep', 'The background of the footer and tooltips. Default: darker than dark.', '#0a1b29').optional(),
    onDark: color('On dark', 'Text on dark. Default: darker than paper.', '#f3f5f4').optional(),
    mutedOnDark: color('Muted on dark', 'Secondary text on dark. Default: paler than dark.', '#c3d2da').optional(),
    ruleOnDark: color('Rule on dark', 'Thin lines on dark. Default: lighter than dark.', '#2c4759').optional(),
    accentOnDark: color('Accent on dark', 'Default: lighter than accent.', '#ff7a57').optional(),
    accentOnDarkHover: color('Accent on dark, on hover', 'Default: even lighter than accent.', '#ff9478').optional(),
    onAccentOnDark: color('On accent on dark', 'Button text on dark. Default: black.', '#1d0e08').optional(),
    contour: color('Contour', 'The contour lines of maps. Default: grayer than accent.', '#a77b4a').optional(),
    sepia: color('Sepia', 'Numerals and ratings. Default: darker than contour.', '#7a5427').optional(),
    relief: color('Relief', 'Hills on maps and behind initials. Default: paler than dark.', '#8fb0b5').optional(),
  }),
  typefaces: group('Typefaces', {
    display: group('Display typeface, for headings', {
      package: typefacePackage('@fontsource-variable/besley'),
      weight: integer(1, 1000, {
        label: 'Weight',
        hint: 'Any number in the range of the typeface; 400 is regular, and 700 is bold.',
        example: 440,
      }),
    }),
    text: group('Text typeface', { package: typefacePackage('@fontsource-variable/libre-franklin') }),
  }),
  logo: formatted(/^\.\/[\w.-]+\.svg$/i, 'must be the name of an .svg file in the content folder, such as ./logo.svg', {
    label: 'Logo',
    hint: 'The firm’s mark beside its name, in icons, and in share images. It is about as tall as it is wide. Parts in currentColor take the color of text. Default: a diamond.',
    example: './logo.svg',
    logo: true,
  }).optional(),
  illustrations: choice(['maps', 'photographs', 'none'], {
    label: 'Illustrations',
    hint: 'With maps, the site draws a map wherever the content has no photograph. With photographs, it shows only photographs. With none, it shows neither.',
    example: 'maps',
  }),
  corners: integer(0, 24, {
    label: 'Corners',
    hint: 'The corner radius of buttons and fields, in pixels.',
    example: 2,
  }),
})

export type BrandContent = z.infer<typeof brand>

export type Typefaces = BrandContent['typefaces']

/**
 * The range of weights in text: regular text has 400, labels have 500, and bold text has 600. The font files contain
 * only this range, because each further weight would make them larger.
 */
export const TEXT_WEIGHTS = { min: 400, max: 600 } as const

export const brandType = defineContentType({
  name: 'BrandSettings',
  label: 'the brand',
  schema: brand,
  source: { kind: 'file', file: 'brand.yml' },
  alsoShownOn: ['*'],
})
