import { afterEach, expect, test, vi } from 'vitest'
import { nextLanguage, storeLanguage } from './stored-language.ts'

/** Stubs the parts of a browser's storage and cookies that store the language. */
function stubBrowser(
  stored: string | undefined,
  cookie: string,
  { isWritable = true, hasCookies = true } = {},
) {
  const items = new Map(stored === undefined ? [] : [['language', stored]])
  const jar = new Map(
    [...cookie.matchAll(/([^= ]+)=(\w+)/g)].map(([, name, value]) => [name, value]),
  )
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
      return [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    },
    set cookie(text: string) {
      const [, name, value] = /^(.*?)=(\w+)/.exec(text) ?? []
      if (hasCookies) jar.set(name, value)
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
  ['', undefined, 'language=SO; __Host-language=EN', 'EN'],
  ['?language=EN', 'SO', 'language=SO', 'EN'],
  ['?language=en', 'SO', 'language=EN', 'SO'],
])(
  'with the query %j, %j stored and the cookie %j the next response is in %s',
  (search, stored, cookie, next) => {
    stubBrowser(stored, cookie)
    expect(nextLanguage(search)).toBe(next)
  },
)

test('the cookie mirrors the stored choice before the next request', () => {
  stubBrowser('SO', '__Host-language=EN')
  nextLanguage('')
  expect(document.cookie).toBe('__Host-language=SO')
})

test('where cookies cannot be written the next response is in the server’s default language', () => {
  stubBrowser('EN', '', { hasCookies: false })
  expect(nextLanguage('')).toBe('SO')
})

test('a storage that cannot be written does not keep the former choice', () => {
  const items = stubBrowser('EN', 'language=EN', { isWritable: false })
  storeLanguage('SO')
  expect([items.size, nextLanguage('')]).toEqual([0, 'SO'])
})
