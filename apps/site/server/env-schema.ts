import * as v from 'valibot'

/** An http(s) address without a name, password, query or fragment; its final slash is taken off. */
export const BaseAddress = v.pipe(
  v.string(),
  v.check((text) => {
    if (!URL.canParse(text)) return false
    const { protocol, username, password, search, hash } = new URL(text)
    return /^https?:$/.test(protocol) && username + password + search + hash === ''
  }, 'must be an http or https address without a query'),
  v.transform((text) => new URL(text).href.replace(/\/+$/, '')),
)

/** The same without a path. */
export const Origin = v.pipe(
  BaseAddress,
  v.check((text) => new URL(text).pathname === '/', 'must be an address without a path'),
)

/** Any http(s) address, kept as written: it is what a reader's link or frame leads to. */
export const Address = v.pipe(
  v.string(),
  v.check(
    (text) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol),
    'must be an http or https address',
  ),
)

export const Email = v.pipe(v.string(), v.email('must be an e-mail address'))

export const Text = v.pipe(v.string(), v.trim(), v.minLength(1, 'must not be blank'))

/** Texts between commas. */
export const List = v.pipe(
  v.string(),
  v.transform((text) => text.split(',').flatMap((part) => part.trim() || [])),
  v.minLength(1, 'must name at least one'),
)

export const Port = v.pipe(
  v.string(),
  v.regex(/^\d{1,5}$/, 'must be a port number'),
  v.transform(Number),
  v.maxValue(65_535, 'must be a port number'),
)

/**
 * Who may say whose request it passes on (X-Forwarded-For): `no`, a number of proxies in a row, or
 * their addresses and networks between commas.
 */
export const TrustedProxies = v.pipe(
  v.string(),
  v.regex(/^(?:no|\d{1,2}|[\da-f.:/, ]+)$/i, 'must be no, a number of proxies, or addresses'),
  v.transform((text): false | number | string[] => {
    if (text === 'no') return false
    return /^\d{1,2}$/.test(text) ? Number(text) : text.split(',').map((part) => part.trim())
  }),
)
