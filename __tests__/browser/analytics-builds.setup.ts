import { expect, test as setup } from '@playwright/test'
import { stringify } from 'yaml'
import { ANALYTICS, analyticsBuild, REQUESTS_PORT, SITE_ORIGIN } from './analytics-builds'
import { ProjectCopy } from './project-copy'

const MINUTE_MS = 60_000

setup('the site builds with each kind of analytics', async () => {
  setup.setTimeout(20 * MINUTE_MS)
  const copy = new ProjectCopy()
  try {
    copy.change('content/site.yml', ['url'], SITE_ORIGIN)
    copy.change('content/pages/home.yml', ['callToAction', 'button', 'to'], '/contact')
    const delivery = { provider: 'endpoint', url: `http://127.0.0.1:${String(REQUESTS_PORT)}/requests` }
    for (const analytics of Object.values(ANALYTICS)) {
      copy.write('content/integrations.yml', stringify({ delivery, analytics }))
      const { code, output } = await copy.build()
      expect(code, output).toBe(0)
      copy.keepBuild(analyticsBuild(analytics.provider))
    }
  } finally {
    copy.dispose()
  }
})
