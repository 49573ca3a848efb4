/** @jest-environment node */
import { readdirSync } from 'node:fs'
import { COMPONENTS } from '../../src/style-guide/StyleGuide'

const files = readdirSync('src/components').filter((file) => file.endsWith('.tsx'))

test.each(files.map((file) => file.replace('.tsx', '')))('the style guide shows the component %s', (name) => {
  expect(Object.keys(COMPONENTS)).toContain(name)
})
