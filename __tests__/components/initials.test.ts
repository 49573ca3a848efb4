/** @jest-environment node */
import { initialsOf } from '../../src/components/initials'

test.each([
  ['Ada Sample', 'AS'],
  ['Cher', 'C'],
  ['Margaret Anne Hale', 'MH'],
  ['Ludwig van der Rohe', 'LR'],
  ['  Ada \n Sample ', 'AS'],
  ['ada sample', 'AS'],
  ['Élodie Östlund', 'ÉÖ'],
  ['élodie östlund', 'ÉÖ'],
  ['Ana-Maria Smith-Jones', 'AS'],
  ['🦊 Fox', '🦊F'],
  ['李 小龙', '李小'],
])('the initials of “%s” are %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials)
})

test.each(['', '   '])('“%s” has no initials', (name) => {
  expect(initialsOf(name)).toBe('')
})
