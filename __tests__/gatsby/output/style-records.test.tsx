/** @jest-environment node */
import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import styled, { ServerStyleSheet } from 'styled-components'
import { readStyleRecords, recordStyles } from '../../../gatsby/output/style-records'

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

const record = (...components: ReactNode[]) => {
  recordStyles({ getHeadComponents: () => components.flat() })
}

test('nothing is recorded before a page is rendered', () => {
  expect(readStyleRecords()).toEqual([])
})

test('the styles that styled-components creates for a page are recorded', () => {
  const { element, css } = pageStyles()
  expect(css).toContain('color:red')
  record(<title>About</title>, element)
  expect(readStyleRecords()).toEqual([hash(css)])
})

test('the same styles on several pages are recorded once', () => {
  const pages = [pageStyles(), pageStyles()]
  for (const { element } of [...pages, ...pages]) record(element)
  expect(readStyleRecords().sort()).toEqual([...new Set(pages.map(({ css }) => hash(css)))].sort())
})

test('a style element that a page adds to its head is not recorded', () => {
  const injected = <style data-styled="" data-gatsby-head="true" dangerouslySetInnerHTML={{ __html: 'a{}' }} />
  record(injected, <style key="other">b{'{}'}</style>)
  expect(readStyleRecords()).toEqual([])
})
