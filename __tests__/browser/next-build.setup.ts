import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test as setup } from '@playwright/test'
import { NEXT_BUILD, NEXT_NAME } from './next-build'
import { ProjectCopy } from './project-copy'

const MINUTE_MS = 60_000

setup('the site builds with other scripts and another name', async () => {
  setup.setTimeout(5 * MINUTE_MS)
  const copy = new ProjectCopy()
  try {
    copy.change('content/site.yml', ['name'], NEXT_NAME)
    copy.changeCode()
    const { code, output } = await copy.build()
    expect(code, output).toBe(0)
    const scripts = (root: string) => readdirSync(join(root, 'public')).filter((file) => file.endsWith('.js'))
    expect(scripts(copy.root).filter((file) => scripts('.').includes(file))).toEqual([])
    copy.keepBuild(NEXT_BUILD)
  } finally {
    copy.dispose()
  }
})
