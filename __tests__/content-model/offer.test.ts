import { fillInOffer } from '../../content-model/offer'

const site = {
  name: 'Sample Firm',
  offer: { consultation: 'A free call for $& and $1.', reply: 'We answer within a day.' },
}

test('each placeholder for part of the offer is replaced with that part', () => {
  expect(fillInOffer('{reply} {consultation} {reply}', site)).toBe(
    'We answer within a day. A free call for $& and $1. We answer within a day.',
  )
})

test('text without these placeholders does not change', () => {
  expect(fillInOffer('Thank you, {name}.', site)).toBe('Thank you, {name}.')
})

test.each([undefined, {}, { offer: { reply: 'We answer within a day.' } }])(
  'text does not change if the site has no valid offer',
  (invalid) => {
    expect(fillInOffer('{reply}', invalid)).toBe('{reply}')
  },
)
