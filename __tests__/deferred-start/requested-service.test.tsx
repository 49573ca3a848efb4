import { showRequestedService } from '../../src/deferred-start/requested-service'

const FORM =
  '<form><label id="service-audit" hidden><input type="checkbox" disabled>Audit</label><label id="service-tax-planning" hidden><input type="checkbox" disabled>Tax</label></form>'

const isDisabled = (slug: string) => document.querySelector(`#service-${slug} input`)?.matches(':disabled')

afterEach(() => {
  document.body.innerHTML = ''
  history.replaceState(null, '', '/')
})

test.each([
  ['of the requested service is shown and enabled', '?service=tax-planning', { hidden: false, disabled: false }],
  ['of another service stays hidden', '?service=recruiting', { hidden: true, disabled: true }],
  ['stays hidden without a request', '', { hidden: true, disabled: true }],
  ['stays hidden if the address names part of a selector', '?service=tax-planning,*', { hidden: true, disabled: true }],
])('the box %s as soon as it is parsed', async (_, search, shown) => {
  history.replaceState(null, '', `/contact${search}`)
  showRequestedService()
  document.body.innerHTML = FORM
  await Promise.resolve()
  const hidden = document.getElementById('service-tax-planning')?.hidden
  expect({ hidden, disabled: isDisabled('tax-planning') }).toEqual(shown)
  expect(document.getElementById('service-audit')).not.toBeVisible()
  expect(isDisabled('audit')).toBe(true)
})
