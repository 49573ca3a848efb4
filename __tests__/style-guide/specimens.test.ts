/** @jest-environment node */
import { readdirSync } from 'node:fs'
import { SECTIONS } from '../../src/style-guide/samples/sections'
import { COMPONENTS } from '../../src/style-guide/StyleGuide'

/** The names of the components in a folder. */
const componentsIn = (folder: string) =>
  readdirSync(folder).flatMap((file) => (file.endsWith('.tsx') ? [file.replace('.tsx', '')] : []))

test.each(componentsIn('src/sections'))('the style guide shows the section %s', (name) => {
  expect(Object.keys(SECTIONS)).toContain(name)
})

test.each(componentsIn('src/components'))('the style guide shows the component %s', (name) => {
  expect(Object.keys(COMPONENTS)).toContain(name)
})
