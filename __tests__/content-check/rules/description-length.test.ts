import { stringify } from 'yaml'
import { siteContent } from '../../factories/content'
import { contentFolder } from '../content-folder'
import { problemsOf } from '../mistakes'

const OFFER = { consultation: 'A free first call.', reply: 'We answer within a day.' }

/** The problems reported if the team page has this description, from the field label on. */
function reported(description: string, offer = OFFER): string[] {
  const content = contentFolder()
  content.replace('pages/team.yml', 'What the page “Team” is about.', JSON.stringify(description))
  content.write('site.yml', stringify(siteContent({ offer }), { aliasDuplicateObjects: false, lineWidth: 0 }))
  const problems = problemsOf(content).map((problem) => problem.replace(/^[^ ]+ /, ''))
  content.dispose()
  return problems
}

test('the check accepts a description whose length with the offer is at the limit', () => {
  expect(reported(`{reply} ${'Word '.repeat(27)}a`)).toEqual([])
})

test('the check reports a description that is too long with the offer', () => {
  const consultation = 'A first call of half an hour that costs nothing, held by phone or by video, as you like it.'
  expect(reported(`{consultation} ${'Words '.repeat(12).trim()}`, { ...OFFER, consultation })).toEqual([
    `Search results › Description: has ${consultation.length + 72} characters with the offer from content/site.yml; the limit is 160. Shorten it, or shorten the offer.`,
  ])
})
