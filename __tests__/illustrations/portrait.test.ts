/** @jest-environment node */
import { drawPortrait } from '../../src/illustrations/portrait'
import { generatePerson } from '../../src/illustrations/portrait-features'
import { INKS } from '../factories/brand'

const MEMBERS = ['margaret-hale', 'david-okafor', 'priya-raman', 'thomas-lindqvist', 'elena-marsh', 'james-whitfield']

test('the same slug gives the same portrait', () => {
  expect(drawPortrait('margaret-hale', INKS)).toBe(drawPortrait('margaret-hale', INKS))
})

test('any two team members differ in at least three traits', () => {
  const traitsOf = (slug: string): unknown[] => {
    const { hair, hairColor, skin, clothes, cloth, glasses, beard } = generatePerson(slug, INKS.portrait)
    return [hair, hairColor, skin, clothes, cloth, glasses, beard]
  }
  MEMBERS.forEach((member, index) => {
    for (const other of MEMBERS.slice(index + 1)) {
      const traits = traitsOf(other)
      expect(traitsOf(member).filter((trait, at) => trait !== traits[at]).length).toBeGreaterThanOrEqual(3)
    }
  })
})

test("no person with a woman's name has a beard", () => {
  for (const given of ['margaret', 'susan', 'priya', 'elena', 'ruth', 'grace']) {
    for (const family of ['hale', 'okafor', 'marsh', 'adler', 'dunn'])
      expect(generatePerson(`${given}-${family}`, INKS.portrait).beard).toBe(false)
  }
})

test('a portrait is square and at most 60 kB', () => {
  for (const member of MEMBERS) {
    const svg = drawPortrait(member, INKS)
    expect(svg).toContain('viewBox="0 0 640 640"')
    expect(new TextEncoder().encode(svg).length).toBeLessThanOrEqual(60_000)
  }
})
