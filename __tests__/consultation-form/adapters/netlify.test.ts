/** @jest-environment node */
// https://docs.netlify.com/manage/forms/setup/#submit-html-forms-with-ajax
import { netlify } from '../../../src/consultation-form/adapters/netlify'
import { NO_SETTINGS, STATUSES, SUBMISSION, textOf, TRAPPED } from './submission'

const read = (status: number, body = '') => netlify.read({ status, body }, SUBMISSION)

test('what is sent is urlencoded, with the form’s name first, byte by byte', () => {
  expect(netlify.encode(SUBMISSION, NO_SETTINGS)).toEqual({
    url: '/',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    body:
      'form-name=consultation&name=Ada+Sample&email=ada%40example.com&phone=&company=Sample+%26+S%C3%B6hne' +
      '&message=Two+lines%3A%0A1+%2B+1+%3D+2&submission_id=5f0c6c6e-3a57-4f0e-9b1c-1d2e3f4a5b6c',
  })
})

test('what a program wrote where people see no field goes along as “website”', () => {
  const { body } = netlify.encode(TRAPPED, NO_SETTINGS)
  expect(new URLSearchParams(textOf(body)).get('website')).toBe('https://spam.example')
})

test('a success says that it has arrived; with it comes a page', () => {
  expect(read(200, '<!doctype html><title>Thank you</title>')).toEqual({ kind: 'delivered' })
})

test('404 says that Netlify has found no such form in the site', () => {
  expect(read(404, '<!doctype html><title>Page not found</title>')).toEqual({ kind: 'refused' })
})

test.each(STATUSES)('status %i is %s', (status, kind) => {
  expect(read(status)).toEqual({ kind })
})

test('an unclear attempt is not repeated, because Netlify would store it twice', () => {
  expect(netlify.repeatable).toBe(false)
})
