import { readRequest } from '../../src/consultation-form/consultation-request'

const formData = (fields: Record<string, string | File>) => {
  const data = new FormData()
  for (const [name, value] of Object.entries(fields)) data.set(name, value)
  return data
}

test('a request is what the visitor wrote, without spaces around it', () => {
  const data = formData({
    name: ' Ada Sample ',
    email: 'ada@example.com',
    phone: '\t(312) 555-0142',
    company: 'Sample & Co\n',
    message: '\nFirst line\nSecond line\n',
  })
  expect(readRequest(data)).toEqual({
    name: 'Ada Sample',
    email: 'ada@example.com',
    phone: '(312) 555-0142',
    company: 'Sample & Co',
    message: 'First line\nSecond line',
  })
})

test('a field that is missing counts as empty', () => {
  expect(readRequest(new FormData())).toEqual({ name: '', email: '', phone: '', company: '', message: '' })
})

test('a file in the place of a text counts as empty', () => {
  expect(readRequest(formData({ name: new File(['x'], 'name.txt') })).name).toBe('')
})

test('fields that the form does not have are left out', () => {
  expect(Object.keys(readRequest(formData({ name: 'Ada', extra: 'more' })))).not.toContain('extra')
})
