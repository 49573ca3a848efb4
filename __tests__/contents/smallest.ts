import type { ProjectCopy } from '../browser/project-copy'
import { contentTree, memberContent, siteContent, statisticContent } from '../factories/content'
import { writeContent } from './write-content'

/**
 * The smallest valid content: one service with one page, one person, two statistics, and no positions, testimonials, social
 * networks, or optional fields. The legal pages have texts of one word.
 */
export function writeSmallest(copy: ProjectCopy): void {
  const entries = Object.entries(contentTree()).filter(([file]) => !/^(?:jobs|testimonials)\//.test(file))
  writeContent(copy, {
    ...Object.fromEntries(entries),
    'site.yml': siteContent({ social: [] }),
    'statistics.yml': [
      statisticContent({ note: undefined }),
      statisticContent({ key: 'practices', value: '12', label: 'Practices', note: undefined }),
    ],
    'team/ada-sample.yml': memberContent({ phone: undefined, linkedin: undefined }),
  })
  for (const [file, field] of [
    ['home', ['stats', 'statistics']],
    ['about', ['story', 'statistics']],
  ] as const)
    copy.change(`content/pages/${file}.yml`, field, ['retention', 'practices'])
}
