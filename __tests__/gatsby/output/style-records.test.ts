import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createElement, type ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import styled, { ServerStyleSheet } from 'styled-components'
import { hashSource } from '../../../gatsby/output/hash-source'
import { readStyleRecord, recordStyles } from '../../../gatsby/output/style-records'

const project = process.cwd()
let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'records-'))
  process.chdir(root)
})
afterEach(() => {
  process.chdir(project)
  rmSync(root, { recursive: true })
})

const record = (pathname: string, ...components: ReactNode[]) => {
  recordStyles({ pathname, getHeadComponents: () => components.flat() })
}

test.each([
  ['/', 'index.html'],
  ['/about', 'about/index.html'],
  ['/404.html', '404.html'],
])('the styles that styled-components creates for %s are recorded for its file', (pathname, file) => {
  const Box = styled.p`
    color: red;
  `
  const sheet = new ServerStyleSheet()
  renderToString(sheet.collectStyles(createElement(Box)))
  const css = sheet.getStyleTags().replace(/^<style[^>]*>|<\/style>$/g, '')
  record(pathname, createElement('title', null, 'About'), sheet.getStyleElement())
  expect(readStyleRecord(file)).toEqual([hashSource('sha256', css)])
})

test('a style element that a page adds to its head is not recorded', () => {
  const injected = createElement('style', {
    'data-styled': '',
    'data-gatsby-head': 'true',
    dangerouslySetInnerHTML: { __html: 'a{}' },
  })
  record('/', injected, createElement('style', { key: 'other' }, 'b{}'))
  expect(readStyleRecord('index.html')).toEqual([])
})
