import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { z } from 'zod'
import { CHROMIUM_FLAGS, requireChromium } from './chromium'

export type Device = 'mobile' | 'desktop'

export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const

/** The result of one Lighthouse run; times are in milliseconds, scores out of 100. */
export interface LighthouseRun {
  fcp: number
  lcp: number
  cls: number
  tbt: number
  scores: number[]
  /** The ids of the audits that keep a score below 100. */
  failedAudits: string[]
}

const report = z.object({
  audits: z.record(z.string(), z.object({ score: z.number().nullable(), numericValue: z.number().optional() })),
  categories: z.record(
    z.string(),
    z.object({
      score: z.number().nullable(),
      auditRefs: z.array(z.object({ id: z.string(), weight: z.number() })),
    }),
  ),
})

/**
 * Measures a page once, in its own browser and process. On mobile, Lighthouse simulates slow 4G and a processor that is
 * four times slower.
 */
export async function runLighthouse(address: string, device: Device): Promise<LighthouseRun> {
  const { stdout } = await promisify(execFile)(
    'node_modules/.bin/lighthouse',
    [
      address,
      '--quiet',
      '--output=json',
      // The 404 page is measured as well.
      '--ignore-status-code',
      `--only-categories=${CATEGORIES.join(',')}`,
      `--chrome-flags=${[...CHROMIUM_FLAGS, '--headless'].join(' ')}`,
      ...(device === 'desktop' ? ['--preset=desktop'] : []),
    ],
    { env: { ...process.env, CHROME_PATH: requireChromium() }, maxBuffer: 64 * 1024 * 1024 },
  )
  const { audits, categories } = report.parse(JSON.parse(stdout))
  const measured = (audit: string) => {
    const value = audits[audit]?.numericValue
    if (value === undefined) throw new Error(`${address}: Lighthouse could not measure ${audit}`)
    return value
  }
  return {
    fcp: measured('first-contentful-paint'),
    lcp: measured('largest-contentful-paint'),
    cls: measured('cumulative-layout-shift'),
    tbt: measured('total-blocking-time'),
    scores: CATEGORIES.map((name) => Math.round((categories[name]?.score ?? 0) * 100)),
    failedAudits: CATEGORIES.flatMap((name) => categories[name]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9)
      .map(({ id }) => id),
  }
}
