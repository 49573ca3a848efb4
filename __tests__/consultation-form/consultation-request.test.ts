/** @jest-environment node */
import { readRequest } from '../../src/consultation-form/consultation-request'

const formData = (fields: Record<string, string | File>) => {
  const data = new FormData()
  for (const [name, value] of Object.entries(fields)) data.set(name, value)
  return data
}

test('a request contains the visitor’s input without surrounding whitespace', () => {
  const data = formData({
    name: ' Ada Sample ',
    email: 'ada@example.com',
    phone: '\t(312) 555-0142',
    company: 'Sample & Co\n',
    message: '\nFirst line\nSecond line\n',
    service: 'Tax Planning',
  })
  expect(readRequest(data)).toEqual({
    name: 'Ada Sample',
    email: 'ada@example.com',
    phone: '(312) 555-0142',
    company: 'Sample & Co',
    message: 'First line\nSecond line',
    service: 'Tax Planning',
  })
})

test('a missing field counts as empty', () => {
  expect(readRequest(new FormData())).toEqual({ name: '', email: '', phone: '', company: '', message: '', service: '' })
})

test('a file instead of a text counts as empty', () => {
  expect(readRequest(formData({ name: new File(['x'], 'name.txt') })).name).toBe('')
})

test('unknown fields are omitted', () => {
  expect(Object.keys(readRequest(formData({ name: 'Ada', extra: 'more' })))).not.toContain('extra')
})
