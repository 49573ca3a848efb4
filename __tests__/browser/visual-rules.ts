import type { Page } from '@playwright/test'
import { screenshotBackground } from './background'
import { lowContrastTexts } from './background-contrast'
import { gridHoles } from './grid-holes'
import { overflowingElements } from './horizontal-overflow'
import { textsBeyondEntries } from './list-overflow'
import { orphans } from './orphans'
import type { Box } from './rendered-text'
import { readTextRuns, type TextRun } from './text-runs'
import { textsOnTrails } from './trail-crossings'

/** The maximum number of characters in a line of running text, set by the art direction. */
const MAX_LINE_CHARACTERS = 75

/** The visual faults of a page by rule, as sentences that quote the text. */
export interface VisualFaults {
  overlapping: string[]
  clipped: string[]
  /** Elements that extend beyond the sides of the window. */
  overflowing: string[]
  /** Texts of lists that touch or cover the entry next to theirs. */
  beyondEntry: string[]
  /** Lists in rows whose last row is not full. */
  holes: string[]
  /** Lines of running text with too many characters. */
  tooLong: string[]
  /** Headings that end with a single word on its own line. */
  orphans: string[]
  /** Texts that are not legible on every pixel of the terrain under them. */
  lowContrast: string[]
  /** Texts on a trail. */
  onTrail: string[]
}

/** Checks the current page after its fonts and images have loaded. */
export async function checkVisualRules(page: Page): Promise<VisualFaults> {
  await page.evaluate(async () => {
    const images = [...document.images].filter((image) => image.checkVisibility())
    for (const image of images) image.loading = 'eager'
    await Promise.all([document.fonts.ready, ...images.map((image) => image.decode())])
  })
  const runs = await readVisibleRuns(page)
  const overImages = runs.filter(({ background }) => background === 'image')
  const background = await screenshotBackground(page)
  return {
    ...overlappingOrClipped(runs),
    overflowing: await overflowingElements(page),
    beyondEntry: await textsBeyondEntries(page),
    holes: await gridHoles(page),
    tooLong: tooLong(runs),
    orphans: await orphans(page),
    lowContrast: lowContrastTexts(overImages, background),
    onTrail: await textsOnTrails(page, overImages, background),
  }
}

/** The texts of the page, which must be scrolled to its top, that are clipped or overlap. */
export async function overlappingOrClippedTexts(page: Page): Promise<string[]> {
  const { overlapping, clipped } = overlappingOrClipped(await readVisibleRuns(page))
  return [...overlapping, ...clipped]
}

async function readVisibleRuns(page: Page): Promise<TextRun[]> {
  return (await readTextRuns(page)).filter(({ background }) => background !== 'covered')
}

function overlappingOrClipped(runs: readonly TextRun[]): Pick<VisualFaults, 'overlapping' | 'clipped'> {
  return {
    overlapping: overlapping(runs),
    clipped: runs.flatMap(({ text, cutBy }) => (cutBy ? [`“${text}” is cut off by ${cutBy}`] : [])),
  }
}

/** Whether two boxes overlap by more than a rounding error. */
function overlaps(one: Box, other: Box): boolean {
  const across = Math.min(one.right, other.right) - Math.max(one.left, other.left)
  const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top)
  return across > 1 && down > 1
}

function formatPosition({ left, top }: Box): string {
  return `${left.toFixed()}, ${top.toFixed()}`
}

function overlapping(runs: readonly TextRun[]): string[] {
  return runs.flatMap((run, index) =>
    runs
      .slice(index + 1)
      .filter((other) => overlaps(run.ink, other.ink))
      .map((other) => `“${run.text}” and “${other.text}” at ${formatPosition(other.ink)}`),
  )
}

/** The lines of running text that are too long for comfortable reading. */
function tooLong(runs: readonly TextRun[]): string[] {
  const lines: TextRun[] = []
  for (const run of runs.filter(({ isRunning }) => isRunning)) {
    const line = lines.at(-1)
    const continues = line?.block === run.block && run.ink.left >= line.ink.right - 1 && run.ink.top < line.ink.bottom
    if (line && continues) {
      const space = run.ink.left - line.ink.right > run.size / 10 ? ' ' : ''
      lines[lines.length - 1] = {
        ...line,
        text: line.text + space + run.text,
        ink: { ...line.ink, right: run.ink.right },
      }
    } else lines.push(run)
  }
  return lines
    .filter(({ text }) => text.length > MAX_LINE_CHARACTERS)
    .map(({ text }) => `“${text}” has ${text.length} characters`)
}
