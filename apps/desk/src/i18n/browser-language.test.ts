import { expect, test } from 'vitest'
import { followBrowserLanguage } from './browser-language.ts'

function cookieAfter(language: string | undefined, cookie?: string): string | undefined {
  const headers = { 'accept-language': language, cookie }
  followBrowserLanguage(headers)
  return headers.cookie
}

test.each(['so', 'so-SO', 'so-SO,en;q=0.8', 'en;q=0.5, so;q=0.9', 'it, so;q=0.7, en;q=0.3'])(
  'a browser that accepts %s gets the desk in Somali',
  (language) => {
    expect(cookieAfter(language)).toBe('payload-lng=so')
  },
)

test.each([undefined, '*', 'en-GB', 'en, so;q=0.9', 'so;q=0, en', 'it'])(
  'a browser that accepts %s gets the language that Payload chooses',
  (language) => {
    expect(cookieAfter(language)).toBeUndefined()
  },
)

test('a chosen language has priority over the browser’s', () => {
  expect(cookieAfter('so', 'payload-lng=en')).toBe('payload-lng=en')
})

test('the other cookies of a request are kept', () => {
  expect(cookieAfter('so', 'payload-token=x')).toBe('payload-token=x; payload-lng=so')
})
