import postcss from 'postcss'
import { brandTokens, fillTokens } from '../../../gatsby/brand/brand-tokens'

const process = (css: string) =>
  postcss([brandTokens('brand.yml', () => ({ paper: '#fefefe' }))]).process(css, { from: 'a.css' })

test('a style sheet gets the brand’s values and the breakpoints, and is processed again when the brand changes', () => {
  const { css, messages } = process('@media (--short) { :root { --paper: brand(paper); } }')
  expect(css).toBe('@media (height < 30em) { :root { --paper: #fefefe; } }')
  expect(process('@media (--large) {} @media print {}').css).toBe('@media (width>=64em) {} @media print {}')
  expect(messages).toEqual([expect.objectContaining({ type: 'dependency', file: 'brand.yml' })])
})

test('a value that the brand does not have is an error', () => {
  expect(() => fillTokens('brand(papyrus)', { paper: '#fefefe' })).toThrow('The brand has no value “papyrus”')
})
