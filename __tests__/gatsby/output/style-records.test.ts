import { createElement, type ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import styled, { ServerStyleSheet } from 'styled-components'
import { readStyleRecord, recordPageStyles, uniteStyles } from '../../../gatsby/output/style-records'
import { workingFolderForEachTest } from '../folder'

workingFolderForEachTest()

const Frame = styled.div`
  border: 1px solid;
`
const Box = styled.p<{ $wide?: boolean }>`
  color: red;
  ${({ $wide }) => $wide && 'inline-size: 100%;'}

  @media print {
    color: black;
  }
`

/** Records the styles of a page with these elements, and returns the HTML that is left of them in its head. */
function record(pathname: string, ...elements: ReactNode[]): string {
  const sheet = new ServerStyleSheet()
  renderToString(sheet.collectStyles(createElement('main', null, ...elements)))
  let head: ReactNode[] = sheet.getStyleElement()
  const replaceHeadComponents = (changed: ReactNode[]) => (head = changed)
  recordPageStyles({ pathname, getHeadComponents: () => head, replaceHeadComponents })
  return renderToString(head)
}

const [frame, plain, wide] = [createElement(Frame), createElement(Box), createElement(Box, { $wide: true })]

test.each([
  ['/', 'index.html'],
  ['/about', 'about/index.html'],
  ['/404.html', '404.html'],
])('the styles of %s are recorded for its file, and leave an empty element for those of its type', (pathname, file) => {
  expect(record(pathname, plain)).toBe('<style data-page-styles=""></style>')
  expect(readStyleRecord(file)).toContain('color:red')
})

test('only the element of styled-components is emptied', () => {
  const injected = { 'data-styled': '', 'data-gatsby-head': 'true', dangerouslySetInnerHTML: { __html: 'a{}' } }
  const others = [createElement('style', injected), createElement('style', { key: 'other', ...injected })]
  let head: ReactNode[] = others
  recordPageStyles({
    pathname: '/',
    getHeadComponents: () => head,
    replaceHeadComponents: (changed) => (head = [...changed]),
  })
  expect(head).toEqual(others)
  expect(readStyleRecord('index.html')).toBe('')
})

describe('the styles of a type', () => {
  const stylesOf = (...pages: ReactNode[][]) =>
    uniteStyles(
      pages.map((elements, index) => {
        record(`/${index}`, ...elements)
        return readStyleRecord(`${index}/index.html`)
      }),
    )

  test('are those of all its pages, each rule once, in the order in which components are defined', () => {
    const rules = stylesOf([wide, plain], [plain, frame], [frame]).split('\n').filter(Boolean)
    expect(rules.map((rule) => rule.replace(/\.\w+/g, '.x'))).toEqual([
      '.x{border:1px solid;}',
      '.x{color:red;inline-size:100%;}',
      '@media print{.x{color:black;}}',
      '.x{color:red;}',
      '@media print{.x{color:black;}}',
    ])
  })

  test('are in the order of components’ numbers, however many there are', () => {
    const marked = (number: number) =>
      `.c${number}{top:0;}/*!sc*/\ndata-styled.g${number}[id="a"]{content:"c${number},"}/*!sc*/\n`
    const rules = uniteStyles([marked(10) + marked(2), marked(9)]).split('\n')
    expect(rules.filter(Boolean)).toEqual(['.c2{top:0;}', '.c9{top:0;}', '.c10{top:0;}'])
  })

  test('have a rule of a class only once if the name of another class begins with its name', () => {
    const rules = '.c1{top:0;}/*!sc*/\n.c10{top:1px;}/*!sc*/\n'
    const united = uniteStyles([`${rules}data-styled.g1[id="a"]{content:"c1,c10,"}/*!sc*/\n`])
    expect(united.split('\n').filter(Boolean)).toEqual(['.c1{top:0;}', '.c10{top:1px;}'])
  })

  test('do not change with more pages that have the same elements', () => {
    expect(stylesOf([frame], [plain], [frame], [plain, frame])).toBe(stylesOf([frame], [plain]))
  })

  test('have none of styled-components’ markers', () => {
    expect(stylesOf([plain])).not.toMatch(/data-styled|sc\*/)
  })
})
