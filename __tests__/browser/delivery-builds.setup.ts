import { expect, test as setup } from '@playwright/test'
import { stringify } from 'yaml'
import { DELIVERY_BUILDS, ENDPOINT_URL } from './delivery-builds'
import { ProjectCopy } from './project-copy'

const MINUTE_MS = 60_000

const DELIVERIES = {
  endpoint: { via: 'endpoint', url: ENDPOINT_URL },
  netlify: { via: 'netlify' },
}

setup('the site builds with each delivery method', async () => {
  setup.setTimeout(15 * MINUTE_MS)
  const copy = new ProjectCopy()
  try {
    for (const via of ['endpoint', 'netlify'] as const) {
      copy.write('content/integrations.yml', stringify({ delivery: DELIVERIES[via] }))
      const { code, output } = await copy.build()
      expect(code, output).toBe(0)
      copy.keepBuild(DELIVERY_BUILDS[via])
    }
  } finally {
    copy.dispose()
  }
})
