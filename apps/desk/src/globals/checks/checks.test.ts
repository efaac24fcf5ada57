import { expect, test } from 'vitest'
import { isHttpsUrl, pathOrHttpsUrl } from './https-url.ts'
import { isPhoneNumber } from './phone-number.ts'

test.each([
  ['https://stream.example/live', true],
  ['HTTPS://www.example.org', true],
  ['http://stream.example/live', false],
  ['https://', false],
  ['https:///live', false],
  ['https://two words.example', false],
  ['stream.example', false],
  ['javascript:alert(1)', false],
])('%s is an https URL: %s', (text, expected) => {
  expect(isHttpsUrl(text)).toBe(expected)
})

const options = {} as Parameters<typeof pathOrHttpsUrl>[1]

test.each(['/contact', '/resources/news?page=2', 'https://a.example/', '', null])(
  'an alert may link to %s',
  (text) => expect(pathOrHttpsUrl(text, options)).toBe(true),
)

test.each(['//elsewhere.example', '/\\elsewhere.example', 'contact', 'http://a.example/'])(
  'an alert may not link to %s',
  (text) => expect(pathOrHttpsUrl(text, options)).toMatch(/https:\/\//),
)

test.each([
  ['+252 61 000 0000', true],
  ['(061) 000-0000', true],
  ['991', true],
  ['12', false],
  ['+252 61 000 0000 0000', false],
  ['call us', false],
  ['061 000 0000 ext 5', false],
])('%s is a telephone number: %s', (text, expected) => {
  expect(isPhoneNumber(text)).toBe(expected)
})
