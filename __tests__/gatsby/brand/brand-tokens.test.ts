import { readFileSync } from 'node:fs'
import postcss from 'postcss'
import { brandTokens, fillTokens } from '../../../gatsby/brand/brand-tokens'
import { tokenValues } from '../../../gatsby/brand/read-brand'
import { brandOf } from '../../factories/brand'

const process = (css: string) =>
  postcss([brandTokens('brand.yml', () => ({ paper: '#fefefe' }))]).process(css, { from: 'a.css' })

test('the brand’s values are inserted into a style sheet', () => {
  expect(process(':root { --paper: brand(paper); }').css).toBe(':root { --paper: #fefefe; }')
})

test('media queries of a style sheet with the brand’s values match the breakpoints', () => {
  const css = '@media (--short) { :root { --paper: brand(paper); } }'
  expect(process(css).css).toBe('@media (height < 30em) { :root { --paper: #fefefe; } }')
})

test('webpack processes a style sheet again when the brand changes', () => {
  const { messages } = process(':root { --paper: brand(paper); }')
  expect(messages).toEqual([expect.objectContaining({ type: 'dependency', file: 'brand.yml' })])
})

test('a style sheet without the brand’s values does not depend on it', () => {
  expect(process('a { color: red; }').messages).toEqual([])
})

test('a value that the brand does not have is an error', () => {
  expect(() => fillTokens('brand(papyrus)', { paper: '#fefefe' })).toThrow('The brand has no value “papyrus”')
})

test('the brand has every value that the tokens use', () => {
  const tokens = readFileSync('src/styles/tokens.css', 'utf8').replace(/\/\*.*?\*\//gs, '')
  expect(fillTokens(tokens, tokenValues(brandOf()))).not.toContain('brand(')
})
