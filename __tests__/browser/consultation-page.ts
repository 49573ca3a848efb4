import type { Locator, Page } from '@playwright/test'
import { byName } from '../../content-model/consultation-form/fields'
import { fillInOffer } from '../../content-model/offer'
import { contact, fields, site } from './content'

/** What visitors write in tests into fields that the site requires, by kind. Of a select, they choose the last option. */
export const TEXTS = {
  line: 'Ada Brook',
  email: 'ada@example.com',
  phone: '312 555 0100',
  paragraph: 'We want to prepare a handover.',
}

export class ConsultationPage {
  /** Every field, in the order of the form. */
  readonly fields: readonly ((typeof fields)[number] & { control: Locator })[]
  readonly name: Locator
  readonly email: Locator
  readonly message: Locator
  /** The submit button, regardless of its label. */
  readonly submit: Locator
  /** The list of the errors that a submit has found. */
  readonly errors: Locator
  readonly confirmation: Locator
  readonly toasts: Locator
  /** The live region for messages; the form has a separate region for its progress. */
  readonly status: Locator

  constructor(page: Page) {
    this.fields = fields.map((field) => ({
      ...field,
      control: page.locator('main form').getByLabel(field.label, { exact: true }),
    }))
    const { name, email, message } = byName(this.fields, ({ control }) => control)
    this.name = name
    this.email = email
    this.message = message
    this.submit = page.locator('main form [type=submit]').first()
    this.errors = page.getByRole('group', { name: contact.form.failure.invalid.heading })
    this.confirmation = page.locator('main').getByText(fillInOffer(contact.form.success.confirmation.simulated, site))
    this.toasts = page
      .getByRole('region', { name: site.uiLabels.notifications })
      .locator('> *')
      .filter({ hasText: contact.form.success.title })
    this.status = page.locator('[role=status]:not(main *)')
  }

  /** Fills in the required fields, or all. */
  async fill({ all = false } = {}): Promise<void> {
    for (const { kind, required, options, control } of this.fields) {
      if (!required && !all) continue
      if (kind === 'select') await control.selectOption(options.at(-1) ?? '')
      else await control.fill(TEXTS[kind])
    }
  }
}
