import type { Page } from '@playwright/test'
import { z } from 'zod'
import type { Box } from './found-text'
import { photographGround } from './ground'
import { paleTexts } from './ground-contrast'
import { loneWords } from './lone-words'
import { stickingOut } from './sideways'
import { readTextRuns, type TextRun } from './text-runs'
import { textsOnTrails } from './trail-crossings'

/** What a line of running text may have; the art direction's limit. */
const LONGEST_LINE = 75

const faults = z.array(z.string())

/** What is wrong with how a page looks, as sentences that name the text. */
export const lookSchema = z.object({
  overlapping: faults,
  cutOff: faults,
  stickingOut: faults,
  overlong: faults,
  loneWords: faults,
  pale: faults,
  onTrail: faults,
})

export type Look = z.infer<typeof lookSchema>

/** Looks at the page as it is once its fonts and pictures have arrived. */
export async function lookAt(page: Page): Promise<Look> {
  await page.evaluate(async () => {
    const pictures = [...document.images].filter((picture) => picture.checkVisibility())
    for (const picture of pictures) picture.loading = 'eager'
    await Promise.all([document.fonts.ready, ...pictures.map((picture) => picture.decode())])
  })
  const runs = await readSeenRuns(page)
  const overPictures = runs.filter(({ ground }) => ground === 'picture')
  const ground = await photographGround(page)
  return {
    ...misplaced(runs),
    stickingOut: await stickingOut(page),
    overlong: overlong(runs),
    loneWords: await loneWords(page),
    pale: paleTexts(overPictures, ground),
    onTrail: await textsOnTrails(page, overPictures, ground),
  }
}

/** The texts of the page, as it is scrolled to its top, that are cut off or lie on each other. */
export async function misplacedTexts(page: Page): Promise<string[]> {
  const { overlapping, cutOff } = misplaced(await readSeenRuns(page))
  return [...overlapping, ...cutOff]
}

async function readSeenRuns(page: Page): Promise<TextRun[]> {
  return (await readTextRuns(page)).filter(({ ground }) => ground !== 'covered')
}

function misplaced(runs: readonly TextRun[]): Pick<Look, 'overlapping' | 'cutOff'> {
  return {
    overlapping: overlapping(runs),
    cutOff: runs.flatMap(({ text, cutBy }) => (cutBy ? [`“${text}” is cut off by ${cutBy}`] : [])),
  }
}

/** Whether two boxes have more in common than rounding explains. */
function isMet(one: Box, other: Box): boolean {
  const across = Math.min(one.right, other.right) - Math.max(one.left, other.left)
  const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top)
  return across > 1 && down > 1
}

function place({ left, top }: Box): string {
  return `${left.toFixed()}, ${top.toFixed()}`
}

function overlapping(runs: readonly TextRun[]): string[] {
  return runs.flatMap((run, index) =>
    runs
      .slice(index + 1)
      .filter((other) => isMet(run.ink, other.ink))
      .map((other) => `“${run.text}” and “${other.text}” at ${place(other.ink)}`),
  )
}

/** The lines of running text that are too long to find the next one's beginning from their end. */
function overlong(runs: readonly TextRun[]): string[] {
  const lines: TextRun[] = []
  for (const run of runs.filter(({ isRunning }) => isRunning)) {
    const line = lines.at(-1)
    const goesOn = line?.block === run.block && run.ink.left >= line.ink.right - 1 && run.ink.top < line.ink.bottom
    if (line && goesOn) {
      const space = run.ink.left - line.ink.right > run.size / 10 ? ' ' : ''
      lines[lines.length - 1] = {
        ...line,
        text: line.text + space + run.text,
        ink: { ...line.ink, right: run.ink.right },
      }
    } else lines.push(run)
  }
  return lines
    .filter(({ text }) => text.length > LONGEST_LINE)
    .map(({ text }) => `“${text}” has ${text.length} characters`)
}
