import { cpSync } from 'node:fs'
import { checkContent } from '../../content-check/check'
import { ProjectCopy } from '../browser/project-copy'
import { CONTENTS } from './contents'

let copy: ProjectCopy
beforeAll(() => {
  copy = new ProjectCopy()
})
afterAll(() => {
  copy.dispose()
})

test.each(Object.entries(CONTENTS))('the content “%s” is valid', async (_, change) => {
  copy.remove('content')
  cpSync('content', copy.at('content'), { recursive: true })
  await change(copy)
  const { problems, isComplete } = checkContent(copy.root)
  expect(problems.filter(({ severity }) => severity !== 'warning')).toEqual([])
  expect(isComplete).toBe(true)
})
