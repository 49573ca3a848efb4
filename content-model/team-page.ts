import { z } from 'zod'
import { aboutPageType } from './about-page'
import { defineContentType } from './content-type'
import { interfaceGroup, line } from './fields'
import { callToAction, intro, seo, values } from './page-fields'
import { PAGE_PATHS } from './routes/named-paths'

const NAME_HINT = '{name} is replaced with the person’s name.'

/** `content/pages/team.yml` */
export const teamPage = z.strictObject({
  seo,
  intro: intro('Introduction'),
  profile: interfaceGroup('Profile text', {
    specialties: line({ label: 'Heading above the specialties', max: 40 }),
    email: line({ label: 'Email link', hint: NAME_HINT, example: 'Email {name}', max: 40 }),
    phone: line({ label: 'Phone link', hint: NAME_HINT, example: 'Call {name}', max: 40 }),
    linkedin: line({ label: 'Link to the LinkedIn profile', hint: NAME_HINT, example: '{name} on LinkedIn', max: 40 }),
  }),
  values,
  callToAction,
})

export const teamPageType = defineContentType({
  name: 'TeamPage',
  label: 'the team page',
  schema: teamPage,
  source: { kind: 'file', file: 'pages/team.yml' },
  page: { paths: [PAGE_PATHS.team], template: 'team', anchors: ['values', 'closing'], parent: aboutPageType },
  maps: { callToActionMap: { hill: 20, tone: 'dark' } },
  shownBy: { key: 'team', label: 'Team page' },
})
