import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { checkContent } from '../../content-check/check'
import { ProjectCopy } from '../browser/project-copy'
import { CONTENTS } from './contents'

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
