import { z } from 'zod'
import { defineContentType } from './content-type'
import { group, line, list, paragraph, reference } from './fields'
import { link } from './link'
import { callToAction, seo, waymarks } from './page-fields'
import { PAGE_PATHS } from './routes/named-paths'
import { statistics } from './statistic'

/** `content/pages/home.yml` */
export const homePage = z.strictObject({
  seo,
  hero: group('Hero', {
    heading: line({ label: 'Heading', max: 60 }),
    text: paragraph({ label: 'Text', max: 240 }),
    waymarks: waymarks('The markers along the trail on the map beside the text, from first to last.', 22),
    primary: link('First button'),
    secondary: link('Second button'),
  }),
  stats: group('Statistics', {
    heading: line({ label: 'Heading', max: 80 }),
    notesHeading: line({ label: 'Heading above the footnotes', interface: true, max: 60 }),
    statistics: statistics(6),
  }),
  services: group('Services', {
    heading: line({ label: 'Heading', max: 80 }),
    text: paragraph({ label: 'Text', max: 240 }),
    cards: list('Service cards', reference('Service', { label: 'Service', example: 'tax-planning' }), 12),
    all: link('Link to all services'),
  }),
  testimonials: group(
    'Testimonials',
    {
      heading: line({ label: 'Heading', max: 80 }),
      statement: paragraph({
        label: 'Statement',
        hint: 'States who is quoted, whether they were paid, and that results vary. Also shown on service pages with a testimonial.',
        max: 200,
      }).optional(),
    },
    { hint: 'The page shows the first three, by order. Required only if there are testimonials.' },
  ).optional(),
  callToAction,
})

export const homePageType = defineContentType({
  name: 'HomePage',
  label: 'the home page',
  schema: homePage,
  source: { kind: 'files', files: ['pages/home.yml'] },
  page: { paths: [PAGE_PATHS.home], anchors: ['results', 'services', 'closing'] },
  maps: {
    // The hero crops its map: see src/sections/HomeHero.tsx.
    map: {
      seed: 'home-72',
      tone: 'light',
      titles: 'hero.waymarks',
      visible: { left: 490, top: 50, right: 1200, bottom: 690 },
    },
    callToActionMap: { seed: 'closing-28', tone: 'dark' },
  },
})
