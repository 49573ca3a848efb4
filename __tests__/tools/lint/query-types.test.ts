import { missingTypes } from '../../../tools/lint/query-types.mjs'

const TYPES = `type ProfileFragment = { readonly name: string, readonly image: { readonly src: string } | null };
type HeadFragment = Head_AboutPage_Fragment | Head_HomePage_Fragment;
type Head_AboutPage_Fragment = { readonly title: string };
type Head_HomePage_Fragment = { readonly title: string };
type TeamQuery = { readonly page: { readonly name: string } };`

test.each([
  ['a fragment with known fields', 'fragment Profile on TeamMember { name image { src } }', []],
  ['a fragment on an interface', 'fragment Head on Page { title }', []],
  ['a field by its other name', 'query Team { page: teamPage { name } }', []],
  ['a new field of a fragment', 'fragment Profile on TeamMember { name credential }', ['Profile.credential']],
  ['a new field in a field', 'query Team { page: teamPage { name lead } }', ['Team.lead']],
  ['a new fragment beside a known one', 'fragment Profile on T { name } fragment Badge on T { text }', ['Badge']],
])('of %s, what the generated types lack is found', (_, query, missing) => {
  expect(missingTypes(query, TYPES)).toEqual(missing)
})
