import { createElement, type ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import styled, { ServerStyleSheet } from 'styled-components'
import { hashSource } from '../../../gatsby/output/hash-source'
import { readStyleRecord, writePageStyles } from '../../../gatsby/output/style-records'
import { folderForEachTest } from '../folder'

const folder = folderForEachTest()
const project = process.cwd()
beforeEach(() => {
  process.chdir(folder.at())
})
afterEach(() => {
  process.chdir(project)
})

test.each([
  ['/', 'index.html'],
  ['/about', 'about/index.html'],
  ['/404.html', '404.html'],
])(
  'only the styles that styled-components creates for %s lose its markers and are recorded for the page’s file',
  (pathname, file) => {
    const Box = styled.p`
      color: red;
    `
    const sheet = new ServerStyleSheet()
    const [, name = ''] = /(\w+)"/.exec(renderToString(sheet.collectStyles(createElement(Box)))) ?? []
    const injected = { 'data-styled': '', 'data-gatsby-head': 'true', dangerouslySetInnerHTML: { __html: 'a{}' } }
    const others = [createElement('style', injected), createElement('style', { key: 'other', ...injected })]
    let head: ReactNode[] = [...others, ...sheet.getStyleElement()]
    writePageStyles({ pathname, getHeadComponents: () => head, replaceHeadComponents: (changed) => (head = changed) })
    const css = `.${name}{color:red;}\n`
    expect(renderToString(head.slice(2))).toBe(`<style data-page-styles="">${css}</style>`)
    expect(head.slice(0, 2)).toEqual(others)
    expect(readStyleRecord(file)).toEqual([hashSource('sha256', css)])
  },
)
