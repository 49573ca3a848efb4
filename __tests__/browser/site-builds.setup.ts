import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test as setup } from '@playwright/test'
import { stringify } from 'yaml'
import { ProjectCopy } from './project-copy'
import { BUILDS, SITE_ORIGIN } from './site-builds'

const MINUTE_MS = 60_000

const scriptsIn = (root: string) => readdirSync(join(root, 'public')).filter((file) => file.endsWith('.js'))

/** Makes the code differ from the site's own: every script gets another name, and one page gets a renamed component. */
function changeCode(copy: ProjectCopy): void {
  const plugins = 'compileOnce, '
  // Gatsby ignores a configuration of the output.
  const salt = "{ apply: ({ options }: Compiler) => { options.output.hashSalt = 'next' } }, "
  copy.replace('gatsby/webpack/bundles.ts', plugins, plugins + salt)
  copy.rename('src/templates/text-page.tsx', 'src/templates/text.tsx')
  copy.replace('content-model/text-page.ts', "template: 'text-page'", "template: 'text'")
}

setup('the site builds with other scripts, and with two kinds of delivery and of analytics', async () => {
  setup.setTimeout(10 * MINUTE_MS)
  const copy = new ProjectCopy()
  try {
    changeCode(copy)
    copy.change('content/site.yml', ['url'], SITE_ORIGIN)
    copy.change('content/pages/home.yml', ['callToAction', 'button', 'to'], '/contact')
    // The second build reuses the cache of the first one.
    for (const { folder, delivery, analytics, ...build } of Object.values(BUILDS)) {
      if ('name' in build) copy.change('content/site.yml', ['name'], build.name)
      copy.write(
        'content/integrations.yml',
        stringify({ delivery, analytics, scheduling: 'scheduling' in build ? build.scheduling : undefined }),
      )
      const { code, output } = await copy.build()
      expect(code, output).toBe(0)
      copy.keepBuild(folder)
    }
    expect(scriptsIn(copy.root).filter((file) => scriptsIn('.').includes(file))).toEqual([])
  } finally {
    copy.dispose()
  }
})
