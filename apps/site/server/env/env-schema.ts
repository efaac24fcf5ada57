import { availableParallelism } from 'node:os'
import { parseTrustedProxies, TRUSTED_PROXIES_RULE } from '@gaashaan/http/trusted-proxies'
import * as v from 'valibot'

/** A URL of a protocol, as it was written: readers follow it, or it is shown in a frame. */
const url = (protocol: RegExp, message: string) =>
  v.pipe(
    v.string(),
    v.check((text) => protocol.test(URL.parse(text)?.protocol ?? ''), message),
  )

export const HttpUrl = url(/^https?:$/, 'must be an http or https address')

/** The URL of Valkey or Redis: `redis://host:6379/0`, or `rediss://` over TLS. */
export const RedisUrl = url(/^rediss?:$/, 'must be a redis: or rediss: address')

/** An HTTP(S) URL without a name, password, query or fragment; its final slash is removed. */
export const BaseUrl = v.pipe(
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
  BaseUrl,
  v.check((text) => new URL(text).pathname === '/', 'must be an address without a path'),
)

export const Email = v.pipe(v.string(), v.email('must be an e-mail address'))

/** A year and a day: security.txt should be renewed within a year (RFC 9116 §2.5.5). */
const MAX_RENEWAL_MS = 367 * 86_400_000

/** The day by which somebody renews something, such as 2027-05-20. */
export const RenewalDay = v.pipe(
  v.string(),
  v.isoDate('must be a day such as 2027-05-20'),
  v.check((day) => Date.parse(day) - Date.now() < MAX_RENEWAL_MS, 'must be at most a year ahead'),
)

export const Text = v.pipe(v.string(), v.trim(), v.minLength(1, 'must not be blank'))

const CommaSeparated = v.pipe(
  v.string(),
  v.transform((text) => text.split(',').flatMap((part) => part.trim() || [])),
)

export const List = v.pipe(CommaSeparated, v.minLength(1, 'must name at least one'))

/** Host names such as `pictures.example`; may be empty. */
export const HostNames = v.pipe(
  CommaSeparated,
  v.mapItems((host) => host.toLowerCase()),
  v.everyItem((host) => /^(?:[a-z\d-]+\.)+[a-z][a-z\d-]*$/.test(host), 'must be names of hosts'),
)

const wholeNumber = (min: number, max: number, message: string) =>
  v.pipe(
    v.string(),
    v.regex(/^\d{1,6}$/, message),
    v.transform(Number),
    v.minValue(min, message),
    v.maxValue(max, message),
  )

export const Port = wholeNumber(0, 65_535, 'must be a port number')
export const Megabytes = wholeNumber(1, 999_999, 'must be a number of megabytes')

/** Seconds between two checks of something outside; 0 means never. */
export const CheckSeconds = wholeNumber(
  0,
  3_600,
  'must be 0, or a whole number of seconds from 1 to 3600',
)

/** Seconds that a load balancer needs to notice that a process is stopping. */
export const StopDelay = wholeNumber(0, 60, 'must be a whole number of seconds from 0 to 60')

/** The header by which a CDN knows the cache tags of a response. */
export const TagHeader = v.picklist(
  ['Cache-Tag', 'Surrogate-Key'],
  'must be Cache-Tag or Surrogate-Key',
)

/** Most processes of one site: more than the processors of any machine that it is meant for. */
const MAX_PROCESSES = 64

/** The number of processes that share the work: `auto` is one for each processor. */
export const Processes = v.pipe(
  v.string(),
  v.transform((text) =>
    text === 'auto' ? String(Math.min(availableParallelism(), MAX_PROCESSES)) : text,
  ),
  wholeNumber(1, MAX_PROCESSES, `must be auto or a whole number from 1 to ${MAX_PROCESSES}`),
)

/** The proxies whose X-Forwarded-For is trusted. */
export const TrustedProxies = v.pipe(
  v.string(),
  v.check((text) => parseTrustedProxies(text) !== undefined, TRUSTED_PROXIES_RULE),
  v.transform((text) => parseTrustedProxies(text) ?? []),
)
