import { contentTypeOf } from '../../content-model/registry'
import type { ProjectCopy } from '../browser/project-copy'
import {
  contentTree,
  memberContent,
  pagesContent,
  serviceContent,
  siteContent,
  statisticContent,
} from '../factories/content'
import { writeContent } from './write-content'

/**
 * The smallest valid content: one entry of each content type, of those that can be switched off none, two statistics, one
 * page of the service, and no social networks or optional fields. The legal pages have texts of one word.
 */
export function writeSmallest(copy: ProjectCopy): void {
  // A firm can do without the entries that it can switch off.
  const entries = Object.entries(contentTree()).filter(([file]) => {
    const type = contentTypeOf(file)
    return type?.source.kind !== 'folder' || type.shownBy === undefined
  })
  const { 'pages/home.yml': home, 'pages/about.yml': about, 'pages/contact.yml': contact } = pagesContent()
  const statistics = ['retention', 'practices']
  writeContent(copy, {
    ...Object.fromEntries(entries),
    'site.yml': siteContent({ servicePrefixes: ['services'], social: [] }),
    'statistics.yml': [
      statisticContent({ note: undefined }),
      statisticContent({ key: 'practices', value: '12', label: 'Practices', note: undefined }),
    ],
    'services/tax-planning.yml': serviceContent({ prefixes: undefined }),
    'team/ada-sample.yml': memberContent({ phone: undefined, linkedin: undefined }),
    'pages/home.yml': { ...home, stats: { ...home.stats, statistics }, testimonials: undefined },
    'pages/about.yml': { ...about, story: { ...about.story, statistics }, team: { ...about.team, all: undefined } },
    'pages/contact.yml': { ...contact, form: { ...contact.form, privacyLink: undefined } },
  })
}
