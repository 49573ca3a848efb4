import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import styled, { ServerStyleSheet } from 'styled-components'
import { hashSource } from '../../../gatsby/output/hash-source'
import { readStyleRecord, recordStyles } from '../../../gatsby/output/style-records'
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
  'the styles that styled-components creates for %s are recorded for its file, and no others in its head',
  (pathname, file) => {
    const Box = styled.p`
      color: red;
    `
    const sheet = new ServerStyleSheet()
    renderToString(sheet.collectStyles(createElement(Box)))
    const css = sheet.getStyleTags().replace(/^<style[^>]*>|<\/style>$/g, '')
    const injected = { 'data-styled': '', 'data-gatsby-head': 'true', dangerouslySetInnerHTML: { __html: 'a{}' } }
    const others = [createElement('style', injected), createElement('style', { key: 'other', ...injected })]
    recordStyles({ pathname, getHeadComponents: () => [...others, ...sheet.getStyleElement()] })
    expect(readStyleRecord(file)).toEqual([hashSource('sha256', css)])
  },
)
