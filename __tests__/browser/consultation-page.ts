import type { Locator, Page } from '@playwright/test'
import { fillInOffer } from '../../content-model/offer'
import { contact, site } from './content'
import { advanceClock } from './fixtures'

export class ConsultationPage {
  readonly name: Locator
  readonly email: Locator
  readonly phone: Locator
  readonly company: Locator
  readonly message: Locator
  /** The submit button, regardless of its label. */
  readonly submit: Locator
  readonly discard: Locator
  readonly confirmation: Locator
  readonly toasts: Locator
  /** The live region for messages; the form has a separate region for its progress. */
  readonly status: Locator

  constructor(readonly page: Page) {
    const field = (label: string) => page.locator('main form').getByLabel(label, { exact: true })
    this.name = field(contact.form.name.label)
    this.email = field(contact.form.email.label)
    this.phone = field(contact.form.phone.label)
    this.company = field(contact.form.company.label)
    this.message = field(contact.form.message.label)
    this.submit = page.locator('main form button').first()
    this.discard = page.getByRole('button', { name: contact.form.discard.label })
    this.confirmation = page.getByText(fillInOffer(contact.form.success.confirmation.simulated, site))
    this.toasts = page
      .getByRole('region', { name: site.uiLabels.notifications })
      .locator('> *')
      .filter({ hasText: contact.form.success.title })
    this.status = page.locator('[role=status]:not(main *)')
  }

  async fill(): Promise<void> {
    await this.name.fill('Ada Brook')
    await this.email.fill('ada@example.com')
    await this.message.fill('We want to prepare a handover.')
  }

  /** Sends one request and advances the stopped clock until it is delivered. */
  async send(milliseconds: number): Promise<void> {
    await this.fill()
    await this.submit.click()
    await advanceClock(this.page, milliseconds)
  }
}
