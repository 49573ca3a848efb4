/** @jest-environment node */
import { startProgress } from '../../../tools/preview-report/progress'

/** Progress of a task whose time passes only where a test lets it. */
function followed({ isTTY }: { isTTY: boolean }) {
  let seconds = 0
  const written: string[] = []
  const tell = startProgress('Pictures', { isTTY, write: (text) => written.push(text) }, () => seconds * 1000)
  return {
    written,
    /** Tells how much is done after so many seconds. */
    tellAt: (second: number, done: number, all: number) => {
      seconds = second
      tell(done, all)
    },
  }
}

test('a terminal shows a bar that is drawn again in its place, and how long it will still take', () => {
  const { written, tellAt } = followed({ isTTY: true })
  tellAt(0, 0, 8)
  tellAt(10, 2, 8)
  expect(written).toEqual([
    '\r\u001B[KPictures ░░░░░░░░░░░░░░░░░░░░░░░░ 0 of 8',
    '\r\u001B[KPictures ██████░░░░░░░░░░░░░░░░░░ 2 of 8, 30 s left',
  ])
})

test('at its end a terminal shows how long it took, and goes to the next line', () => {
  const { written, tellAt } = followed({ isTTY: true })
  tellAt(75, 8, 8)
  expect(written).toEqual(['\r\u001B[KPictures ████████████████████████ 8 of 8, in 1 min 15 s\n'])
})

test('a log gets a plain line every ten seconds and one at the end', () => {
  const { written, tellAt } = followed({ isTTY: false })
  tellAt(0, 0, 300)
  tellAt(4, 40, 300)
  tellAt(10, 100, 300)
  tellAt(19, 190, 300)
  tellAt(20, 200, 300)
  tellAt(25, 300, 300)
  expect(written).toEqual([
    'Pictures: 100 of 300, 20 s left\n',
    'Pictures: 200 of 300, 10 s left\n',
    'Pictures: 300 of 300, in 25 s\n',
  ])
})

test('a time over a minute is told in minutes and seconds', () => {
  const { written, tellAt } = followed({ isTTY: false })
  tellAt(60, 1, 3)
  expect(written).toEqual(['Pictures: 1 of 3, 2 min 0 s left\n'])
})
