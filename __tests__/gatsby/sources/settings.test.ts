/** @jest-environment node */
import { join } from 'node:path'
import { stringify } from 'yaml'
import { readSettings } from '../../../gatsby/sources/settings'
import { integrationsContent, siteContent } from '../../factories/content'
import { contentFolder } from '../../tools/content/content-folder'

test('the settings are those of the site and the integrations', () => {
  const content = contentFolder()
  const analytics = { via: 'endpoint', url: 'https://events.example.com/take' } as const
  content.write('integrations.yml', stringify(integrationsContent({ analytics })))
  expect(readSettings(join(content.root, 'content'))).toMatchObject({
    site: { name: siteContent().name },
    delivery: { via: 'simulated' },
    analytics,
  })
  content.dispose()
})
