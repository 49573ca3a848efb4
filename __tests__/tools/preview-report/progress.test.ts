/** @jest-environment node */
import { startProgress } from '../../../tools/preview-report/progress'

/** Progress of a task with a fake clock. */
function startTest({ isTTY }: { isTTY: boolean }) {
  let seconds = 0
  const written: string[] = []
  const report = startProgress('Pictures', { isTTY, write: (text) => written.push(text) }, () => seconds * 1000)
  return {
    written,
    /** Reports the progress after a number of seconds. */
    reportAt: (second: number, done: number, all: number) => {
      seconds = second
      report(done, all)
    },
  }
}

test('a terminal shows a bar that is redrawn in place, and the remaining time', () => {
  const { written, reportAt } = startTest({ isTTY: true })
  reportAt(0, 0, 8)
  reportAt(10, 2, 8)
  expect(written).toEqual([
    '\r\u001B[KPictures ░░░░░░░░░░░░░░░░░░░░░░░░ 0 of 8',
    '\r\u001B[KPictures ██████░░░░░░░░░░░░░░░░░░ 2 of 8, 30 s left',
  ])
})

test('at the end, a terminal shows the elapsed time and moves to the next line', () => {
  const { written, reportAt } = startTest({ isTTY: true })
  reportAt(75, 8, 8)
  expect(written).toEqual(['\r\u001B[KPictures ████████████████████████ 8 of 8, in 1 min 15 s\n'])
})

test('a log gets a plain line every ten seconds, and one at the end', () => {
  const { written, reportAt } = startTest({ isTTY: false })
  reportAt(0, 0, 300)
  reportAt(4, 40, 300)
  reportAt(10, 100, 300)
  reportAt(19, 190, 300)
  reportAt(20, 200, 300)
  reportAt(25, 300, 300)
  expect(written).toEqual([
    'Pictures: 100 of 300, 20 s left\n',
    'Pictures: 200 of 300, 10 s left\n',
    'Pictures: 300 of 300, in 25 s\n',
  ])
})

test('a duration over a minute is shown in minutes and seconds', () => {
  const { written, reportAt } = startTest({ isTTY: false })
  reportAt(60, 1, 3)
  expect(written).toEqual(['Pictures: 1 of 3, 2 min 0 s left\n'])
})
