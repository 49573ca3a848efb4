import { z } from 'zod'
import { defineContentType } from './content-type'
import { group, line, paragraph, paragraphs } from './fields'
import { link } from './link'
import { callToAction, intro, seo, values, waymarks } from './page-fields'
import { PAGE_PATHS } from './routes/named-paths'
import { statistics } from './statistic'

/** How many people the about page shows: those with the lowest `order`. */
export const SHOWN_MEMBERS = 6

/** `content/pages/about.yml` */
export const aboutPage = z.strictObject({
  seo,
  intro: intro('Introduction'),
  story: group('Story', {
    heading: line({ label: 'Heading', max: 80 }),
    paragraphs: paragraphs('Paragraphs', 8),
    statisticsHeading: line({
      label: 'Heading above the statistics',
      hint: 'Required only if there are statistics.',
      begins: true,
      max: 60,
    }).optional(),
    statistics: statistics(9).optional(),
    map: group(
      'Map',
      {
        caption: paragraph({ label: 'Caption', max: 200 }),
        waymarks: waymarks('The markers along the trail on the map, from first to last.', 28),
      },
      { hint: 'The map beside the beginning of the story.' },
    ),
  }).refine(({ statistics: shown, statisticsHeading }) => !shown || statisticsHeading !== undefined, {
    error: 'is missing',
    path: ['statisticsHeading'],
  }),
  values,
  team: group(
    'Team',
    {
      heading: line({ label: 'Heading', max: 80 }),
      text: paragraph({ label: 'Text', max: 300 }),
      all: link('Link to the team page').optional(),
      specialties: line({ label: 'Text before a person’s specialties', interface: true, max: 40 }),
    },
    { hint: `The page shows the first ${SHOWN_MEMBERS} people, by order.` },
  ),
  callToAction,
})

export const aboutPageType = defineContentType({
  name: 'AboutPage',
  label: 'the about page',
  schema: aboutPage,
  source: { kind: 'file', file: 'pages/about.yml' },
  page: { paths: [PAGE_PATHS.about], anchors: ['story', 'story-figures', 'values', 'team', 'closing'] },
  maps: {
    map: { hill: 17, tone: 'light', titles: 'story.map.waymarks', labelSize: 'column' },
    callToActionMap: { hill: 16, tone: 'dark' },
  },
})
