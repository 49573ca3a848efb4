import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { z } from 'zod'
import { hashSource } from './hash-source'
import { type Allowlist, type BuiltPage, checkPage } from './page-check'

/**
 * The style hashes of each page of the last build, by the hash of the page and the allowlist. Gatsby empties its cache when the code of
 * this check has changed.
 */
const CHECKED_PAGES = '.cache/checked-pages.json'
const recordOfPages = z.record(z.string(), z.array(z.string()))

/** The pages that passed the check in the last build. Parsing hundreds of pages takes seconds, and most builds change only a few. */
export class PageChecks {
  private readonly allowlistHash: string
  private readonly earlier: Readonly<Record<string, string[]>>
  private readonly passed: Record<string, string[]> = {}

  constructor(
    private readonly allowlist: Allowlist,
    private readonly file = CHECKED_PAGES,
  ) {
    const { startScript, scripts, styles, formAction } = allowlist
    this.allowlistHash = hashSource(
      'sha256',
      JSON.stringify([startScript, [...scripts], [...styles].sort(), formAction]),
    )
    this.earlier = readRecord(file)
  }

  /** Does the same as {@link checkPage}, but checks only pages that did not pass in the last build. */
  check(page: BuiltPage): string[] {
    const key = hashSource('sha256', JSON.stringify([this.allowlistHash, page.redirectsTo, page.html]))
    const styles = this.earlier[key] ?? checkPage(page, this.allowlist)
    this.passed[key] = styles
    return styles
  }

  /** Records the pages that passed for the next build. */
  save(): void {
    mkdirSync(dirname(this.file), { recursive: true })
    writeFileSync(this.file, JSON.stringify(this.passed))
  }
}

/** Reads the record of an earlier build. An interrupted build may leave one that is incomplete. */
function readRecord(file: string): Record<string, string[]> {
  try {
    return recordOfPages.parse(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    return {}
  }
}
