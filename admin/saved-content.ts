import { parse } from 'yaml'
import { contentTypeOf } from '../content-model/registry'
import type { PublishedContent } from './check-change'
import { type CmsData, contentPath, FILE_TEXT, fileFact } from './entry-values'

/** An entry of the CMS. Its fields have key paths such as `cards.0.title`. */
export interface SavedEntry {
  locales: Readonly<Record<string, { path: string; content: CmsData }>>
  /** Only in a pull request. */
  workflow?: { status: string }
}

declare global {
  interface Window {
    /**
     * The entries that the CMS has loaded and saved, each as it is in its open pull request, if it has one: see
     * gatsby/output/admin-bundle.ts.
     */
    savedEntries: () => readonly SavedEntry[]
  }
}

/** The values of files, by what the CMS has read from them or written to them: it replaces the content of an entry that changes. */
const values = new WeakMap<CmsData, unknown>()

function valueOf(content: CmsData): unknown {
  if (!values.has(content)) values.set(content, parse(fileFact(content, FILE_TEXT)))
  return values.get(content)
}

/** The entries of the CMS, without those that a pull request deletes. */
const keptEntries = () => window.savedEntries().filter(({ workflow }) => workflow?.status !== 'pending_deletion')

/** What the CMS has read from the files of entries or written to them, by their paths. */
export const savedFiles = (entries: readonly SavedEntry[] = keptEntries()): ReadonlyMap<string, CmsData> =>
  new Map(
    entries.flatMap(({ locales }) => Object.values(locales)).map(({ path, content }) => [contentPath(path), content]),
  )

/**
 * The content with everything that has been saved since the site was built, which a link may lead to and the preview shows.
 * Entries that were deleted are gone. The CMS has no entry for a file that it cannot read, so any other file than that of
 * such an entry is as it was when the site was built.
 */
export function savedContent(built: PublishedContent): PublishedContent {
  const others = Object.entries(built).filter(([path]) => contentTypeOf(path)?.source.kind !== 'folder')
  const saved = [...savedFiles()].map(([path, content]) => [path, valueOf(content)] as const)
  return Object.fromEntries([...others, ...saved])
}

/** The files that only pull requests have: with a git host, each entry has its own. */
export function waitingFiles(built: PublishedContent): ReadonlySet<string> {
  const waiting = savedFiles(keptEntries().filter(({ workflow }) => workflow))
  return new Set([...waiting.keys()].filter((path) => !(path in built)))
}
