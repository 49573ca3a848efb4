/** @jest-environment node */
import { settingHint } from '../../content-model/provider-fields'

test('a hint says what a setting is for each provider that requires it', () => {
  const providers = [
    { name: 'one', setup: { requires: { key: { hint: 'the access key' } } } },
    { name: 'two', setup: { requires: {} } },
    { name: 'three', setup: { requires: { key: { hint: 'its ID' } } } },
  ]
  expect(settingHint('key', providers)).toBe('For one: the access key. For three: its ID.')
})
