/** @jest-environment node */
import { readdirSync } from 'node:fs'
import { PRIMITIVES } from '../../src/style-guide/primitives/primitives'
import { SECTIONS } from '../../src/style-guide/samples/sections'

/** The names of the components in a folder. */
const componentsIn = (folder: string) =>
  readdirSync(folder).flatMap((file) => (file.endsWith('.tsx') ? [file.replace('.tsx', '')] : []))

test.each(componentsIn('src/sections'))('the style guide shows the section %s', (name) => {
  expect(Object.keys(SECTIONS)).toContain(name)
})

test.each(componentsIn('src/components'))('the style guide shows the primitive %s', (name) => {
  expect(Object.keys(PRIMITIVES)).toContain(name)
})
