import { readRequest } from '../../../content-model/delivery/consultation-request'

test('a request contains the visitor’s input without surrounding whitespace; a missing field counts as empty', () => {
  const data = new FormData()
  data.set('name', ' Ada Sample ')
  data.set('company', 'Sample & Co\n')
  data.set('message', '\nFirst line\nSecond line\n')
  data.set('extra', 'more')
  expect(readRequest(data)).toEqual({
    name: 'Ada Sample',
    email: '',
    phone: '',
    company: 'Sample & Co',
    message: 'First line\nSecond line',
    service: '',
  })
})
