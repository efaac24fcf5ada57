import { afterEach, expect, test, vi } from 'vitest'
import { storeLanguage, upcomingLanguage } from './stored-language.ts'

/** A browser's storage and cookies as far as the language needs them. */
function browserWith(
  stored: string | undefined,
  cookie: string,
  { isWritable = true, takesCookies = true } = {},
) {
  const items = new Map(stored === undefined ? [] : [['language', stored]])
  let jar = cookie
  vi.stubGlobal('location', { protocol: 'https:' })
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    removeItem: (key: string) => items.delete(key),
    setItem(key: string, value: string) {
      if (!isWritable) throw new DOMException('full', 'QuotaExceededError')
      items.set(key, value)
    },
  })
  vi.stubGlobal('document', {
    get cookie() {
      return jar
    },
    set cookie(text: string) {
      if (takesCookies) jar = text.split(';')[0] ?? ''
    },
  })
  return items
}

afterEach(() => vi.unstubAllGlobals())

test.each([
  ['', 'EN', 'language=SO', 'EN'],
  ['', 'SO', 'language=EN', 'SO'],
  ['', 'FR', 'a=1; language=EN', 'EN'],
  ['', undefined, 'language=EN', 'EN'],
  ['', undefined, 'other-language=EN', 'SO'],
  ['?language=EN', 'SO', 'language=SO', 'EN'],
  ['?language=en', 'SO', 'language=EN', 'SO'],
])(
  'with %j, stored %j and the cookie %j the next answer is in %s',
  (search, stored, cookie, next) => {
    browserWith(stored, cookie)
    expect(upcomingLanguage(search)).toBe(next)
  },
)

test('the cookie mirrors the stored choice again before the server is asked', () => {
  browserWith('SO', 'language=EN')
  upcomingLanguage('')
  expect(document.cookie).toBe('language=SO')
})

test('where cookies cannot be written the next answer is in the server’s own language', () => {
  browserWith('EN', '', { takesCookies: false })
  expect(upcomingLanguage('')).toBe('SO')
})

test('a storage that cannot be written does not go on holding the former choice', () => {
  const items = browserWith('EN', 'language=EN', { isWritable: false })
  storeLanguage('SO')
  expect([items.size, upcomingLanguage('')]).toEqual([0, 'SO'])
})
