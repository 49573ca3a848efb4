import { contentTypeOf } from '../../content-model/registry'
import type { ProjectCopy } from '../browser/project-copy'
import { contentTree, memberContent, pagesContent, serviceContent, siteContent } from '../factories/content'
import { writeContent } from './write-content'

/**
 * The smallest valid content: one entry of each content type, of those that can be switched off none, one page of the
 * service, and no statistics, social networks, or optional fields. The legal pages have texts of one word.
 */
export function writeSmallest(copy: ProjectCopy): void {
  // A firm can do without the entries that it can switch off.
  const entries = Object.entries(contentTree()).filter(([file]) => {
    const type = contentTypeOf(file)
    return type?.source.kind !== 'folder' || type.shownBy === undefined
  })
  const { 'pages/home.yml': home, 'pages/about.yml': about, 'pages/contact.yml': contact } = pagesContent()
  writeContent(copy, {
    ...Object.fromEntries(entries),
    'site.yml': siteContent({ servicePrefixes: ['services'], social: [] }),
    'statistics.yml': [],
    'services/tax-planning.yml': serviceContent({ prefixes: undefined }),
    'team/ada-sample.yml': memberContent({ phone: undefined, linkedin: undefined }),
    'pages/home.yml': { ...home, stats: undefined, testimonials: undefined },
    'pages/about.yml': {
      ...about,
      story: { ...about.story, statisticsHeading: undefined, statistics: undefined },
      team: { ...about.team, all: undefined },
    },
    'pages/contact.yml': { ...contact, form: { ...contact.form, privacyLink: undefined } },
  })
}
