import { expect, test as setup } from '@playwright/test'
import { stringify } from 'yaml'
import { DELIVERY_BUILDS, ENDPOINT_URL } from './delivery-builds'
import { ProjectCopy } from './project-copy'

const MINUTE_MS = 60_000

const DELIVERIES = {
  endpoint: { provider: 'endpoint', url: ENDPOINT_URL },
  netlify: { provider: 'netlify' },
}

setup('the site builds with each delivery method', async () => {
  setup.setTimeout(15 * MINUTE_MS)
  const copy = new ProjectCopy()
  try {
    for (const provider of ['endpoint', 'netlify'] as const) {
      copy.write('content/integrations.yml', stringify({ delivery: DELIVERIES[provider] }))
      const { code, output } = await copy.build()
      expect(code, output).toBe(0)
      copy.keepBuild(DELIVERY_BUILDS[provider])
    }
  } finally {
    copy.dispose()
  }
})
