import { initialsOf } from '../../src/components/initials'

test.each([
  ['Ada Sample', 'AS'],
  ['Cher', 'C'],
  ['Ludwig van der Rohe', 'LR'],
  ['ada sample', 'AS'],
  ['élodie östlund', 'ÉÖ'],
  ['🦊 Fox', '🦊F'],
  ['李 小龙', '李小'],
])('the initials of “%s” are %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials)
})

test.each(['', '   '])('“%s” has no initials', (name) => {
  expect(initialsOf(name)).toBe('')
})
