import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { checkContent } from '../../content-check/check'
import { CONTENT_TYPES } from '../../content-model/registry'
import { ProjectCopy } from '../browser/project-copy'
import { ENTRY_SAMPLES } from '../factories/content'
import { CONTENTS } from './contents'

test('every content type with several entries has samples, unless its file may be absent', () => {
  const types = CONTENT_TYPES.filter(
    ({ source }) => source.kind === 'folder' || (source.kind === 'list' && !source.optional),
  )
  // If a type is missing, add it to ENTRY_SAMPLES in __tests__/factories/content.ts.
  expect(Object.keys(ENTRY_SAMPLES).sort()).toEqual(types.map(({ name }) => name).sort())
})

test.each(Object.entries(CONTENTS))('the content “%s” is valid', async (_, change) => {
  const copy = new ProjectCopy()
  try {
    await change(copy)
    const { problems } = checkContent(copy.root)
    expect(problems.filter(({ severity }) => severity !== 'warning')).toEqual([])
    expect(existsSync(join(copy.root, 'content/site.yml'))).toBe(true)
  } finally {
    copy.dispose()
  }
})
