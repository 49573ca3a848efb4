/** @jest-environment node */
import { recordFields } from '../../../gatsby/schema/content-types'
import { homePageType } from '../../../src/content-model/home-page'
import { redirectType } from '../../../src/content-model/redirect'
import { serviceType } from '../../../src/content-model/service'
import { testimonialType } from '../../../src/content-model/testimonial'
import { thanksPageType } from '../../../src/content-model/thanks-page'

test('a listed page has a head and a canonical path', () => {
  const fields = recordFields(serviceType).join()
  expect(fields).toContain('head: PageHead! @pageHead')
  expect(fields).toContain('canonicalPath: String! @canonicalPath')
})

test('an unlisted page has a head but no canonical path', () => {
  expect(recordFields(thanksPageType).join()).toContain('head:')
  expect(recordFields(thanksPageType).join()).not.toContain('canonicalPath')
})

test('each map and each drawing of a record is a field', () => {
  const fields = [...recordFields(homePageType), ...recordFields(serviceType)].join()
  expect(fields).toContain('map: MapIllustration @proxy(from: "fields.map") callToActionMap: MapIllustration ')
  expect(fields).toContain('thumbnail: Drawing @proxy(from: "fields.thumbnail")')
})

test('an entry with its own file states why visitors do not see it', () => {
  expect(recordFields(testimonialType)).toEqual([
    'type Testimonial implements Node @dontInfer { unpublished: String @unpublished }',
  ])
})

test('a content type whose record adds nothing needs no further definition', () => {
  expect(recordFields(redirectType)).toEqual([])
})
