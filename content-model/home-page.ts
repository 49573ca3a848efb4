import { z } from 'zod'
import { defineContentType } from './content-type'
import { group, line, list, paragraph, reference } from './fields'
import { link } from './link'
import { callToAction, intro, seo, waymarks } from './page-fields'
import { PAGE_PATHS } from './routes/named-paths'
import { statistics } from './statistic'

/** How many testimonials the home page shows: those with the lowest `order`. */
export const SHOWN_TESTIMONIALS = 3

/** `content/pages/home.yml` */
export const homePage = z.strictObject({
  seo,
  hero: group('Hero', {
    heading: line({ label: 'Heading', max: 60 }),
    text: paragraph({ label: 'Text', max: 240 }),
    waymarks: waymarks(
      'The markers along the trail on the map beside the text, from first to last. The first and the last have no numbers.',
      22,
    ),
    primary: link('First button'),
    secondary: link('Second button'),
  }),
  stats: group(
    'Statistics',
    {
      heading: line({ label: 'Heading', max: 80 }),
      notesHeading: line({ label: 'Heading above the footnotes', interface: true, max: 60 }),
      statistics: statistics(6),
      independence: paragraph({
        label: 'Independence',
        hint: 'Who pays the firm, and who does not. Shown below the statistics.',
        max: 160,
      }).optional(),
    },
    { hint: 'Leave it out if the firm has no figures yet.', begins: true },
  ).optional(),
  services: group('Services', {
    heading: line({ label: 'Heading', max: 80 }),
    text: paragraph({ label: 'Text', max: 240 }),
    cards: list('Service cards', reference('Service', { label: 'Service', example: 'tax-planning' }), 12),
    all: link('Link to all services'),
  }),
  plan: group(
    'Plan',
    {
      intro: intro('Introduction'),
      sample: line({ label: 'Label of the sheet', hint: 'Says that it is a sample.', example: 'A sample', max: 60 }),
      measure: line({ label: 'Heading of the first column', example: 'What we measure', max: 30 }),
      now: line({ label: 'Heading of the second column', example: 'Where you are', max: 30 }),
      goal: line({ label: 'Heading of the third column', example: 'Where you want to be', max: 30 }),
      figures: list(
        'Figures',
        group('Figure', {
          label: line({ label: 'What is measured', example: 'Days to answer a client', max: 50 }),
          now: line({ label: 'Now', example: '9', max: 10 }),
          goal: line({ label: 'Goal', example: '2', max: 10 }),
        }),
        4,
      ),
      date: line({ label: 'Heading of the dates', example: 'By', max: 30 }),
      task: line({ label: 'Heading of the tasks', example: 'Task', max: 30 }),
      owner: line({ label: 'Heading of the owners', example: 'Owner', max: 30 }),
      checks: list(
        'Checks',
        group('Check', {
          date: line({ label: 'Date', example: 'March 1', max: 20 }),
          task: line({ label: 'What is done by then', max: 90 }),
          owner: line({ label: 'Who answers for it', example: 'Maria, operations', max: 40 }),
        }),
        5,
      ),
      print: line({
        label: 'Button to print a blank plan',
        example: 'Print a blank plan',
        interface: true,
        max: 40,
      }).optional(),
    },
    { hint: 'A sample of what a client gets.' },
  ).optional(),
  testimonials: group(
    'Testimonials',
    {
      heading: line({ label: 'Heading', max: 80 }),
      statement: paragraph({
        label: 'Statement',
        hint: 'States who is quoted, whether they were paid, and that results vary. Also shown on service pages with a testimonial.',
        max: 200,
      }).optional(),
      results: link('Link to the results in full').optional(),
    },
    { hint: `The page shows the first ${SHOWN_TESTIMONIALS}, by order. Required only if there are testimonials.` },
  ).optional(),
  callToAction,
})

export const homePageType = defineContentType({
  name: 'HomePage',
  label: 'the home page',
  schema: homePage,
  source: { kind: 'file', file: 'pages/home.yml' },
  page: { paths: [PAGE_PATHS.home], anchors: ['results', 'services', 'plan', 'closing'] },
  subjects: ['site', 'firm'],
  maps: {
    // src/sections/HomeHero.tsx crops the map and covers its left side with text. Labels there could not be read.
    map: {
      hill: 46,
      tone: 'light',
      titles: 'hero.waymarks',
      unnumberedEnds: true,
      visible: { left: 700, top: 50, right: 1200, bottom: 690 },
    },
    callToActionMap: { hill: 18, tone: 'dark' },
  },
})
