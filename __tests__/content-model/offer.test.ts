import { fillInOffer } from '../../content-model/offer'

const site = { name: 'Firm', offer: { consultation: 'A free call for $& and $1.', reply: 'We answer.' } }

test.each([
  ['{reply} {consultation} {reply}', site, 'We answer. A free call for $& and $1. We answer.'],
  ['Thank you, {name}.', site, 'Thank you, {name}.'],
  ['{reply}', undefined, '{reply}'],
  ['{reply}', { offer: { reply: 'We answer.' } }, '{reply}'],
])('“%s” with what the firm offers in %j is “%s”', (text, settings, filledIn) => {
  expect(fillInOffer(text, settings)).toBe(filledIn)
})
