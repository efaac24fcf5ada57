import { availableParallelism } from 'node:os'
import { parseTrustedProxies, TRUSTED_PROXIES_RULE } from '@gaashaan/http/trusted-proxies'
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

/** Milliseconds of a year and a day: what holds longer is renewed by nobody (RFC 9116 §2.5.5). */
const MAX_AHEAD_MS = 367 * 86_400_000

/** A day by which somebody looks at something again, such as 2027-05-20. */
export const RenewalDay = v.pipe(
  v.string(),
  v.isoDate('must be a day such as 2027-05-20'),
  v.check((day) => Date.parse(day) - Date.now() < MAX_AHEAD_MS, 'must be at most a year ahead'),
)

export const Text = v.pipe(v.string(), v.trim(), v.minLength(1, 'must not be blank'))

/** Where Valkey or Redis answers: `redis://host:6379/0`, or `rediss://` over TLS. */
export const StoreAddress = v.pipe(
  v.string(),
  v.check(
    (text) => URL.canParse(text) && /^rediss?:$/.test(new URL(text).protocol),
    'must be a redis: or rediss: address',
  ),
)

/** Texts between commas. */
export const List = v.pipe(
  v.string(),
  v.transform((text) => text.split(',').flatMap((part) => part.trim() || [])),
  v.minLength(1, 'must name at least one'),
)

/** Names of hosts between commas, such as `pictures.example`; none where empty. */
export const HostNames = v.pipe(
  v.string(),
  v.transform((text) => text.split(',').flatMap((part) => part.trim().toLowerCase() || [])),
  v.check(
    (hosts) => hosts.every((host) => /^(?:[a-z\d-]+\.)+[a-z][a-z\d-]*$/.test(host)),
    'must be names of hosts',
  ),
)

export const Port = v.pipe(
  v.string(),
  v.regex(/^\d{1,5}$/, 'must be a port number'),
  v.transform(Number),
  v.maxValue(65_535, 'must be a port number'),
)

export const Megabytes = v.pipe(
  v.string(),
  v.regex(/^[1-9]\d{0,5}$/, 'must be a number of megabytes'),
  v.transform(Number),
)

const CHECK_WRONG = 'must be 0, or a whole number of seconds from 1 to 3600'

/** Seconds between two looks at something outside; 0 is never. */
export const CheckSeconds = v.pipe(
  v.string(),
  v.regex(/^\d{1,4}$/, CHECK_WRONG),
  v.transform(Number),
  v.maxValue(3_600, CHECK_WRONG),
)

const DELAY_WRONG = 'must be a whole number of seconds from 0 to 60'

/** Seconds that a load balancer needs to see that a process is ending. */
export const StopDelay = v.pipe(
  v.string(),
  v.regex(/^\d{1,2}$/, DELAY_WRONG),
  v.transform(Number),
  v.maxValue(60, DELAY_WRONG),
)

/** Most processes of one site: more than any machine it is meant for has processors. */
const MAX_PROCESSES = 64
const PROCESSES_WRONG = `must be auto or a whole number from 1 to ${MAX_PROCESSES}`

/** How many processes share the work: `auto` is one for each processor. */
export const Processes = v.pipe(
  v.string(),
  v.regex(/^(?:auto|\d{1,2})$/, PROCESSES_WRONG),
  v.transform((text) =>
    text === 'auto' ? Math.min(availableParallelism(), MAX_PROCESSES) : Number(text),
  ),
  v.minValue(1, PROCESSES_WRONG),
  v.maxValue(MAX_PROCESSES, PROCESSES_WRONG),
)

/** The proxies whose word on the reader's address is taken (X-Forwarded-For). */
export const TrustedProxies = v.pipe(
  v.string(),
  v.check((text) => parseTrustedProxies(text) !== undefined, TRUSTED_PROXIES_RULE),
  v.transform((text) => parseTrustedProxies(text) ?? []),
)
