import { expect } from '@playwright/test'
import { TEXTS } from '../browser/consultation-page'
import { FOREIGN_CHANGES } from '../browser/foreign-changes'
import { test } from './fixtures'

test('an open menu stays open, and what is typed stays and is sent once, whatever has changed the page', async ({
  visitor,
}) => {
  const { page } = visitor.window
  const fillIn = async (name: string, text: string) => {
    await visitor.click({ selector: `#consultation-${name}` })
    await page.keyboard.type(text)
  }
  const valueOf = (name: string) =>
    visitor.window.evaluate((id) => document.querySelector<HTMLInputElement>(id)?.value, `#consultation-${name}`)
  for (const [kind, change] of Object.entries(FOREIGN_CHANGES)) {
    await test.step(kind, async () => {
      await visitor.window.resize(375, 740)
      await visitor.goto('/')
      await visitor.window.evaluate(change, null)
      await visitor.click({ selector: '[popovertarget=menu]' })
      await visitor.startApp()
      await visitor.expectVisible({ selector: '#menu' })
      await visitor.goto('/contact')
      await visitor.window.evaluate(change, null)
      await fillIn('message', TEXTS.paragraph)
      await fillIn('email', TEXTS.email)
      await fillIn('name', 'Ann')
      const isStarted = () => document.querySelector('[popovertarget=services-menu]')?.hasAttribute('aria-expanded')
      await expect.poll(() => visitor.window.evaluate(isStarted, null)).toBe(true)
      await page.keyboard.type(' Lee')
      expect(await valueOf('name')).toBe('Ann Lee')
      expect(await valueOf('message')).toBe(TEXTS.paragraph)
      await page.keyboard.press('Enter')
      await expect.poll(() => valueOf('name')).toBe('')
      const toasts = () => document.querySelectorAll('[role=region] > *').length
      await expect.poll(() => visitor.window.evaluate(toasts, null)).toBe(1)
    })
  }
})
