/** @jest-environment node */
// https://docs.netlify.com/manage/forms/setup/#submit-html-forms-with-ajax
import { netlify } from '../../../src/consultation-form/adapters/netlify'
import { NO_SETTINGS, STATUSES, SUBMISSION, textOf, TRAPPED } from './submission'

const read = (status: number, body = '') => netlify.read({ status, body }, SUBMISSION)

test('the body is URL-encoded and starts with the form name', () => {
  expect(netlify.encode(SUBMISSION, NO_SETTINGS)).toEqual({
    url: '/',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    body:
      'form-name=consultation&name=Ada+Sample&email=ada%40example.com&phone=&company=Sample+%26+S%C3%B6hne' +
      '&message=Two+lines%3A%0A1+%2B+1+%3D+2&submission_id=5f0c6c6e-3a57-4f0e-9b1c-1d2e3f4a5b6c',
  })
})

test('the honeypot value is sent as “website”', () => {
  const { body } = netlify.encode(TRAPPED, NO_SETTINGS)
  expect(new URLSearchParams(textOf(body)).get('website')).toBe('https://spam.example')
})

test('a success status with a page means delivered', () => {
  expect(read(200, '<!doctype html><title>Thank you</title>')).toEqual({ kind: 'delivered' })
})

test('status 404, which Netlify sends for an unknown form, is a rejection', () => {
  expect(read(404, '<!doctype html><title>Page not found</title>')).toEqual({ kind: 'refused' })
})

test.each(STATUSES)('status %i means %s', (status, kind) => {
  expect(read(status)).toEqual({ kind })
})

test('an unclear attempt is not repeated, because Netlify would store it twice', () => {
  expect(netlify.isIdempotent).toBe(false)
})
