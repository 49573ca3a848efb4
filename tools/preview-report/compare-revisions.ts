import sharp from 'sharp'
import { NEW_PICTURE } from '../../content-check/messages/field-changes'
import { pluralize } from '../../content-check/messages/text-format'
import { readBuiltPages } from './built-pages'
import { type ContentChange, contentChanges } from './content-changes'
import { type ContentSnapshot, hiddenPaths, readContentSnapshot } from './content-snapshot'
import { checkDestinations } from './destination-check'
import { type PageChange, pageChanges } from './page-changes'
import type { Check, PreviewReport } from './report'
import { causesOf } from './report-text'
import type { Revision } from './revisions'
import { screenshotPages } from './screenshots'

/** Compares two states of the site, or only the content if one cannot be built. */
export async function compareRevisions(before: Revision, after: Revision): Promise<PreviewReport> {
  const [old, now] = [readContentSnapshot(before.root), readContentSnapshot(after.root)]
  const destinations = checkDestinations(old, now)
  const changes = contentChanges(old, now)
  const content = await Promise.all(changes.map((change) => withPictures(change, old, now)))
  const compared = { before: before.name, after: after.name, content }
  if (before.folder === undefined || after.folder === undefined) {
    // A change may be what repairs a base that cannot be built.
    const checks = [...destinations, ...failedBuild(before, 'warned'), ...failedBuild(after, 'failed')]
    return { ...compared, pages: [], buildFailed: true, screenshots: [], checks }
  }
  const today = new Date()
  const hidden = { before: hiddenPaths(old, today), after: hiddenPaths(now, today) }
  const [oldPages, newPages] = [readBuiltPages(before.folder), readBuiltPages(after.folder)]
  const pages = pageChanges(oldPages, newPages, hidden).map((page) => ({
    ...page,
    // An added page is caused by its own entry, and all of its texts are new; likewise for a removed one.
    because:
      page.change === 'changed' || page.change === 'renamed'
        ? causesOf(compared.content, {
            before: oldPages.html.get(page.from ?? page.path),
            after: newPages.html.get(page.path),
          })
        : [],
  }))
  const folders = { before: before.folder, after: after.folder }
  const { screenshots, checks } = await screenshotPages(folders, pages)
  return { ...compared, pages, screenshots, checks: [...destinations, ...removedAddresses(pages), ...checks] }
}

/** The size of pictures beside the name of a field, in pixels. */
const PICTURE = { width: 240, height: 240, fit: 'inside', withoutEnlargement: true } as const

/** Adds the pictures that a change names. One that cannot be read is left out, and the check reports it. */
async function withPictures(change: ContentChange, old: ContentSnapshot, now: ContentSnapshot): Promise<ContentChange> {
  const pictureOf = async (text: string | null, { imageAt }: ContentSnapshot) => {
    const file = text === null ? undefined : imageAt(text.replace(NEW_PICTURE, ''))
    return (
      file &&
      sharp(file)
        .rotate()
        .resize(PICTURE)
        .webp()
        .toBuffer()
        .catch(() => undefined)
    )
  }
  const [before, after] = await Promise.all([pictureOf(change.before, old), pictureOf(change.after, now)])
  return before || after ? { ...change, pictures: { before, after } } : change
}

/** Warns about pages that visitors know, and that neither exist nor redirect. */
export function removedAddresses(pages: readonly PageChange[]): Check[] {
  const gone = pages.filter(({ change, hidden }) => change === 'removed' && !hidden)
  if (gone.length === 0) return []
  const summary = `${pluralize(gone.length, 'published address leads', 'published addresses lead')} nowhere. Add redirects in content/redirects.yml.`
  const findings = gone.map(({ path }) => ({ text: 'Visitors see the 404 page here', path }))
  return [{ name: 'Removed addresses', state: 'warned', summary, findings }]
}

/** Warns about changed files that an editor does not maintain. */
export function changedCode(paths: readonly string[]): Check[] {
  if (paths.length === 0) return []
  const findings = paths.map((text) => ({ text }))
  return [{ name: 'Code', state: 'warned', summary: `${pluralize(paths.length, 'file')} changed`, findings }]
}

function failedBuild({ name, failure }: Revision, state: Check['state']): Check[] {
  if (failure === undefined) return []
  const findings = failure.split('\n').map((text) => ({ text }))
  return [{ name: 'Build', state, summary: `${name} failed to build, so no pages were compared`, findings }]
}
