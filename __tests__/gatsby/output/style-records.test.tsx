/** @jest-environment node */
import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import styled, { ServerStyleSheet } from 'styled-components'
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

const hash = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`

/** Returns the style element that styled-components creates for a page with one component, and its CSS. */
function pageStyles(): { element: ReactNode; css: string } {
  const Box = styled.p`
    color: red;
  `
  const sheet = new ServerStyleSheet()
  renderToString(sheet.collectStyles(<Box />))
  const css = sheet.getStyleTags().replace(/^<style[^>]*>|<\/style>$/g, '')
  return { element: sheet.getStyleElement(), css }
}

const record = (pathname: string, ...components: ReactNode[]) => {
  recordStyles({ pathname, getHeadComponents: () => components.flat() })
}

test.each([
  ['/', 'index.html'],
  ['/about', 'about/index.html'],
  ['/404.html', '404.html'],
])('the styles that styled-components creates for %s are recorded for its file', (pathname, file) => {
  const { element, css } = pageStyles()
  expect(css).toContain('color:red')
  record(pathname, <title>About</title>, element)
  expect(readStyleRecord(file)).toEqual([hash(css)])
})

test('a page that is rendered again has only its new styles', () => {
  const [before, after] = [pageStyles(), pageStyles()]
  record('/about', before.element)
  record('/about', after.element)
  expect(readStyleRecord('about/index.html')).toEqual([hash(after.css)])
})

test('a page that was not rendered has no styles', () => {
  expect(readStyleRecord('old/index.html')).toEqual([])
})

test('a style element that a page adds to its head is not recorded', () => {
  const injected = <style data-styled="" data-gatsby-head="true" dangerouslySetInnerHTML={{ __html: 'a{}' }} />
  record('/', injected, <style key="other">b{'{}'}</style>)
  expect(readStyleRecord('index.html')).toEqual([])
})
