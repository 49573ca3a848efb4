import { SLUG_PATTERN } from '../../../src/content-model/fields'
import { slugOf, type ContentType } from '../../../src/content-model/registry'
import { anchorsOfPageFile } from '../../../src/routes/anchors'
import { CONTENT_FOLDER } from '../parse/content-files'
import { fileProblem, type Finding, type Problem } from '../messages/problem'
import { slugFrom } from './slug'
import { quoted } from '../messages/text-format'

/** Ids that the team page has beside the people's: its places, and the headings that label the profiles. */
function takenOnTeamPage(slug: string, slugs: ReadonlySet<string>): boolean {
  return anchorsOfPageFile('team').includes(slug) || (slug.endsWith('-name') && slugs.has(slug.replace(/-name$/, '')))
}

function findingOf(slug: string, { name }: ContentType, slugs: ReadonlySet<string>): Finding | undefined {
  const better = slugFrom(slug)
  if (!SLUG_PATTERN.test(slug)) {
    return slugs.has(better)
      ? {
          message: `the file’s name means the same as that of ${better}.yml beside it`,
          advice: 'Two files cannot have one address: remove one of them, or rename it.',
        }
      : {
          message: 'the file’s name cannot become an address',
          advice: `Use lower-case letters, digits and single hyphens alone${better === '' ? '' : `, such as ${better}.yml`}.`,
        }
  }
  return name === 'TeamMember' && takenOnTeamPage(slug, slugs)
    ? {
        message: `another part of the team page has the address ${quoted(`#${slug}`)}`,
        advice: 'Give the file another name, such as the person’s full name.',
      }
    : undefined
}

/** Files whose names can't become addresses, or would become an address that is taken. */
export function checkFileNames(files: readonly { path: string; type: ContentType }[]): Problem[] {
  const slugs = new Map<ContentType, Set<string>>()
  for (const { path, type } of files) slugs.set(type, (slugs.get(type) ?? new Set()).add(slugOf(path)))
  return files.flatMap(({ path, type }) => {
    const finding = findingOf(slugOf(path), type, slugs.get(type) ?? new Set())
    return finding ? [fileProblem(`${CONTENT_FOLDER}/${path}`, finding)] : []
  })
}
