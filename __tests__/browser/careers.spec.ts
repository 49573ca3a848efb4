import { expect, test } from '@playwright/test'
import { jobs } from './content'
import { open } from './fixtures'

test('the address of a position opens it with its title in view, also after client-side navigation', async ({
  page,
}) => {
  const job = jobs.at(-1)
  test.skip(!job, 'no position is open')
  const { slug = '', title = '', description = '' } = job ?? {}
  const position = page.locator('#positions details').filter({ hasText: title })
  await page.goto(`/careers#${slug}`)
  await expect(position.getByText(description)).toBeVisible()
  await expect(position.getByRole('heading', { name: title })).toBeInViewport()
  await open(page, '/')
  await page.evaluate((path) => {
    window.___navigate(path)
  }, `/careers#${slug}`)
  await expect(position.getByText(description)).toBeVisible()
  await expect(position.getByRole('heading', { name: title })).toBeInViewport()
})
