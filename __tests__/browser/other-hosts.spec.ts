import { expect, test } from '@playwright/test'
import { ConsultationPage } from './consultation-page'
import { followNavigation, open } from './fixtures'

/** Any site but the published one measures nothing, so this holds for every content. */
test('a visitor who reads, navigates, and begins a request contacts no other host', async ({ page, baseURL }) => {
  const hosts = new Set<string>()
  page.on('request', (request) => hosts.add(new URL(request.url()).host))
  await open(page, '/')
  await followNavigation(page)
  await open(page, '/contact')
  await new ConsultationPage(page).fill()
  await page.waitForLoadState('networkidle')
  expect([...hosts]).toEqual([new URL(baseURL ?? '').host])
})
