import { isReservedName } from '../../../content-check/rules/reserved-names'

test.each(
  'con|CON.yml|prn.yml|Aux.tar.gz|nul.yml|com1.yml|lpt9.yml|COM¹.yml|lpt³|con .yml|conin$|CONOUT$.txt|con.|a.yml.|a.yml |folder '.split(
    '|',
  ),
)('Windows does not allow the name “%s”', (name) => {
  expect(isReservedName(name)).toBe(true)
})

test.each('contact.yml|com.yml|com10.yml|com0.yml|lpt.yml|a.con|my-con.yml|null.yml|a b.yml|.con|con-1.yml'.split('|'))(
  'Windows allows the name “%s”',
  (name) => {
    expect(isReservedName(name)).toBe(false)
  },
)
