import { slugify } from '../../../content-check/rules/slugify'

test.each([
  ['Fee Benchmarking', 'fee-benchmarking'],
  ['Søren Kierkegård', 'soren-kierkegard'],
  ['Łukasz Weiß', 'lukasz-weiss'],
  ['José Núñez', 'jose-nunez'],
  ['Don’t Panic!', 'dont-panic'],
  ['Юлия', 'yuliya'],
  ['Beneﬁts', 'benefits'],
  ['東京', ''],
])('the slug of %s is %s', (title, slug) => {
  expect(slugify(title)).toBe(slug)
})
