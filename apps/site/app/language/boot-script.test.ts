import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { bootScript } from './boot-script.ts'

/** Runs the script in a page that came in Somali; returns what is stored, and the cookies it wrote. */
function boot(url: string, { cookie = '', stored = '', isWritable = true } = {}) {
  const items = new Map(stored === '' ? [] : [['language', stored]])
  const jar = new Map(
    [...cookie.matchAll(/([^= ]+)=(\w+)/g)].map(([, name, value]) => [name, value]),
  )
  const written: string[] = []
  const storage = {
    getItem: (key: string) => items.get(key) ?? null,
    removeItem: (key: string) => items.delete(key),
    setItem(key: string, value: string) {
      if (!isWritable) throw new DOMException('full', 'QuotaExceededError')
      items.set(key, value)
    },
  }
  const requested: string[] = []
  const { protocol, href, pathname, search } = new URL(url)
  const document = {
    documentElement: { lang: 'so', style: {} },
    addEventListener: () => undefined,
    get cookie() {
      return [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    },
    set cookie(text: string) {
      written.push(text)
      const [, name, value] = /^(.*?)=(\w+)/.exec(text) ?? []
      jar.set(name, value)
    },
  }
  runInNewContext(bootScript, {
    document,
    window: {
      sessionStorage: {
        getItem: () => null,
        setItem: () => undefined,
        removeItem: () => undefined,
      },
      addEventListener: () => undefined,
    },
    localStorage: storage,
    location: {
      ...{ protocol, href, pathname, search },
      reload: () => requested.push('the same address'),
      replace: (next: unknown) => requested.push(String(next)),
    },
    URL,
    URLSearchParams,
  })
  return { stored: items.get('language'), written, requested }
}

test('over HTTPS the script stores the language in a secure cookie of this host alone', () => {
  expect(boot('https://www.example/').written).toEqual([
    '__Host-language=SO;path=/;max-age=31536000;samesite=lax;secure',
  ])
})

test('over HTTP the cookie has the plain name', () => {
  expect(boot('http://127.0.0.1/').written).toEqual([
    'language=SO;path=/;max-age=31536000;samesite=lax',
  ])
})

test('the script adopts the language that the server has just stored, beside an older cookie', () => {
  const cookie = 'language=SO; __Host-language=EN'
  const url = 'https://www.example/?language=EN'
  expect(boot(url, { cookie, stored: 'SO' })).toMatchObject({ stored: 'EN', requested: [] })
})

test.each([
  ['language=EN', 'EN'],
  ['a-language=EN', 'SO'],
  ['language=SO; __Host-language=EN', 'EN'],
  ['language=EN; __Host-language=SO', 'SO'],
])('where local storage cannot be written the cookies %j choose %s', (cookie, language) => {
  const { written, requested } = boot('https://www.example/war', { cookie, isWritable: false })
  expect(written[0]).toMatch(new RegExp(`^__Host-language=${language};`))
  expect(requested).toEqual(language === 'EN' ? ['the same address'] : [])
})
