import { reportDelivery } from '../../../gatsby/output/delivery-notice'

test('a build whose requests go nowhere prints a warning that names the file to change', () => {
  const reporter = { warn: jest.fn(), info: jest.fn() }
  reportDelivery({ provider: 'simulated' }, reporter)
  expect(reporter.warn).toHaveBeenCalledWith(expect.stringMatching(/GO NOWHERE[^]*content\/integrations\.yml/))
})

test('any other build prints the address for requests', () => {
  const reporter = { warn: jest.fn(), info: jest.fn() }
  reportDelivery({ provider: 'netlify' }, reporter)
  expect(reporter.info.mock.calls).toEqual([['Consultation requests go to / (netlify).']])
  expect(reporter.warn).not.toHaveBeenCalled()
})
