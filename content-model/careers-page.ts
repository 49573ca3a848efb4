import { z } from 'zod'
import { defineContentType, type Switch } from './content-type'
import { group, interfaceGroup, line, list, paragraph, paragraphs } from './fields'
import { link } from './link'
import { callToAction, seo, titled } from './page-fields'
import { PAGE_PATHS } from './routes/named-paths'

const DATE_HINT = '{date} is replaced with the date.'

/** Switches off the page and the positions on it. */
export const CAREERS_SWITCH: Switch = { key: 'careers', label: 'Careers page, with the open positions' }

/** `content/pages/careers.yml` */
export const careersPage = z.strictObject({
  seo,
  hero: group('Hero', {
    heading: line({ label: 'Heading', max: 60 }),
    text: paragraph({ label: 'Text', max: 300 }),
    button: link('Button'),
  }),
  benefits: group('Benefits', {
    heading: line({ label: 'Heading', max: 80 }),
    items: list('Benefits', titled('Benefit'), 8),
  }),
  positions: group('Positions', {
    heading: line({ label: 'Heading', max: 80 }),
    text: paragraph({ label: 'Text', max: 300 }),
    columns: interfaceGroup('Column titles', {
      title: line({ label: 'Position', max: 24 }),
      location: line({ label: 'Location', max: 24 }),
      department: line({ label: 'Department', max: 24 }),
      type: line({ label: 'Type', max: 24 }),
    }),
    requirements: line({ label: 'Heading above the requirements', interface: true, max: 40 }),
    posted: line({ label: 'Date posted', hint: DATE_HINT, example: 'Posted on {date}', interface: true, max: 40 }),
    closes: line({ label: 'Closing date', hint: DATE_HINT, example: 'Open until {date}', interface: true, max: 40 }),
    link: line({
      label: 'Link to one position',
      hint: 'Links to the address that opens the position.',
      interface: true,
      max: 40,
    }),
    apply: line({ label: 'Apply button', interface: true, max: 24 }),
    applySubject: line({
      label: 'Subject of the email',
      hint: '{position} is replaced with the position’s title.',
      example: 'Application: {position}',
      interface: true,
      max: 80,
    }),
    none: paragraph({ label: 'Text when no positions are open', max: 240 }),
    resumeText: paragraph({ label: 'Text beside the resume button', max: 240 }),
    resume: line({ label: 'Resume button', interface: true, max: 24 }),
    resumeSubject: line({ label: 'Subject of the resume email', interface: true, max: 80 }),
  }),
  culture: group('Culture', {
    heading: line({ label: 'Heading', max: 80 }),
    paragraphs: paragraphs('Paragraphs', 4),
  }),
  callToAction,
})

export const careersPageType = defineContentType({
  name: 'CareersPage',
  label: 'the careers page',
  schema: careersPage,
  source: { kind: 'file', file: 'pages/careers.yml' },
  page: { paths: [PAGE_PATHS.careers], template: 'careers', anchors: ['benefits', 'positions', 'culture', 'closing'] },
  shownBy: CAREERS_SWITCH,
  maps: { map: { hill: 12, tone: 'dark' }, callToActionMap: { hill: 29, tone: 'dark' } },
})
