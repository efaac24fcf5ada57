import { CALLS, type CallName } from '@gaashaan/contract'
import { contactMessageExamples, wrongContactMessages } from '@gaashaan/contract/examples'
import fc from 'fast-check'
import { PAGES } from '../../e2e/harness/places.ts'
import { hostileJson, hostileText, readerAddress } from './hostile-values.ts'

export interface FuzzRequest {
  readonly kind: string
  readonly at: 'site' | 'desk'
  readonly method: string
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string
}

const METHODS = ['GET', 'GET', 'GET', 'GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']
const NAMES = Object.keys(CALLS) as CallName[]
const GET_CALLS = NAMES.filter((name) => CALLS[name].method === 'GET')

/** Valid values of the query keys, so that many requests get past the first check. */
const VALID: Readonly<Record<string, readonly string[]>> = {
  language: ['SO', 'EN'],
  category: ['1', '2', '3', '4', '5', '6', '7', '8'],
  limit: ['1', '5', '50'],
  page: ['1', '2', '999999'],
  pageSize: ['1', '10', '100'],
  subcategory: ['Badda', 'Navy'],
  switch: ['0', '1'],
  instant: ['2026-11-18T06:30:00.000Z'],
  title: ['State Minister', 'Minister'],
  strict: ['0', '1'],
}

const header = fc.oneof(
  fc.record({ 'accept-encoding': fc.oneof(fc.constantFrom('br', 'gzip', '*;q=0'), hostileText) }),
  fc.record({ 'if-none-match': fc.oneof(fc.constantFrom('*', 'W/"x"'), hostileText) }),
  fc.record({ cookie: hostileText.map((text) => `language=${text}; payload-token=${text}`) }),
  fc.record({ range: fc.oneof(fc.constantFrom('bytes=0-', 'bytes=-1', 'bytes=9-1'), hostileText) }),
  fc.record({ 'sec-purpose': fc.constant('prefetch') }),
  fc.record({ accept: hostileText }),
  fc.record({ origin: fc.oneof(fc.constantFrom('null', 'https://evil.example'), hostileText) }),
  fc.record({ host: fc.oneof(fc.constantFrom('evil.example', '[::1]:9'), hostileText) }),
  fc.record({ authorization: hostileText.map((text) => `Bearer ${text}`) }),
  fc.record({ 'x-forwarded-host': hostileText, 'x-forwarded-proto': hostileText }),
  fc.record({ 'if-modified-since': hostileText }),
  fc.constant({}),
)

const headers = fc
  .tuple(readerAddress, fc.array(header, { maxLength: 2 }))
  .map(([sender, others]) => Object.assign({ 'x-forwarded-for': sender }, ...others))

const concat = (...parts: fc.Arbitrary<string>[]) =>
  fc.tuple(...parts).map((texts) => texts.join(''))

const encoded = hostileText.map((text) => encodeURIComponent(text.toWellFormed()))

const pair = (key: fc.Arbitrary<string>, value: fc.Arbitrary<string>) =>
  fc
    .tuple(key, value, fc.boolean())
    .map(
      ([name, text, isRaw]) => `${name}=${isRaw ? text : encodeURIComponent(text.toWellFormed())}`,
    )

const KEYS = ['language', 'page', 'subcategory', 'q', 'kind', 'year', 'view', 'tab', 'department']
const pageQuery = fc
  .array(pair(fc.oneof(fc.constantFrom(...KEYS, '_routes', 'index'), hostileText), hostileText), {
    maxLength: 4,
  })
  .map((pairs) => (pairs.length === 0 ? '' : `?${pairs.join('&')}`))

function callQuery(name: CallName) {
  const keys = Object.entries(CALLS[name].query).map(([key, { kind }]) =>
    fc.option(
      pair(
        fc.constant(key),
        fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...(VALID[kind] ?? [''])) }, hostileText),
      ),
      { freq: 6 },
    ),
  )
  const unknown = fc.array(pair(hostileText, hostileText), { maxLength: 1 })
  return fc
    .tuple(fc.tuple(...keys), unknown)
    .map(([known, others]) => [...known.filter((key) => key !== null), ...others].join('&'))
}

const call = fc
  .constantFrom(...GET_CALLS)
  .chain((name) =>
    fc
      .tuple(callQuery(name), fc.oneof(fc.integer({ min: 1, max: 60 }).map(String), encoded))
      .map(([query, id]) => `${CALLS[name].path.replace(':id', () => id)}?${query}`),
  )

const DOCUMENTS = [
  '/robots.txt',
  '/sitemap.xml',
  '/feeds/so/news.atom',
  '/feeds/en/news.json',
  '/api/openapi.json',
  '/calendars/so/tenders.ics',
  '/search/suggestions',
  '/.well-known/security.txt',
  '/opensearch.xml',
  '/media/',
  '/media/-/',
  '/media/@/',
  '/cards/so/',
  '/preview/',
  '/resources/NewsDetail/',
  '/resources/OperationsCampaigns/',
  '/resources/news/archive/',
  '/assets/',
]
const pagePath = fc.oneof(
  fc.constantFrom(...PAGES),
  concat(fc.constantFrom(...PAGES), fc.constantFrom('.data', '/', '//', '.php', '/..;', '/%2e%2e')),
  fc.constantFrom(...DOCUMENTS),
  concat(fc.constantFrom(...DOCUMENTS), encoded),
  concat(fc.constantFrom(...DOCUMENTS, '/'), hostileText),
)

const messages = [
  ...Object.values(contactMessageExamples),
  ...Object.values(wrongContactMessages).map(({ body }) => body),
]
const message = fc.oneof(
  fc.constantFrom<unknown>(...messages),
  fc
    .tuple(
      fc.constant(contactMessageExamples.typical),
      fc.constantFrom(
        'name',
        'email',
        'subject',
        'department',
        'message',
        'agreed',
        'homepage',
        'form_age',
      ),
      hostileJson,
    )
    .map(([valid, field, value]) => ({ ...valid, [field]: value })),
  hostileJson,
)
/** A valid message, different each time: the same text from many senders is refused. */
const validMessage = fc
  .integer()
  .map((number) => ({ ...contactMessageExamples.typical, message: `A message, number ${number}.` }))
const validForm = validMessage.map((body) =>
  new URLSearchParams({ ...body, agreed: 'on' }).toString(),
)

const json = fc.oneof(
  { weight: 2, arbitrary: validMessage.map((body) => JSON.stringify(body)) },
  { weight: 6, arbitrary: message.map((value) => JSON.stringify(value) ?? '') },
  {
    weight: 1,
    arbitrary: fc.constantFrom('', '{', '[', '{"a":1}}', '['.repeat(20_000), 'x'.repeat(70_000)),
  },
)
const JSON_TYPE = 'application/json'
const FORM_TYPE = 'application/x-www-form-urlencoded'
const TYPES = [
  JSON_TYPE,
  'application/json; charset=utf-16',
  'text/plain',
  FORM_TYPE,
  'multipart/form-data',
  'multipart/form-data; boundary=x',
  '',
]
const hostileForm = fc
  .array(
    pair(
      fc.oneof(
        fc.constantFrom(
          'name',
          'email',
          'subject',
          'department',
          'message',
          'agreed',
          'outlet',
          'topic',
          'format',
          'questions',
        ),
        hostileText,
      ),
      hostileText,
    ),
    { maxLength: 8 },
  )
  .map((pairs) => pairs.join('&'))

const form = fc.oneof(validForm, hostileForm)

const program = fc.constantFrom('site' as const, 'desk' as const)

const withType = (type: fc.Arbitrary<string>) =>
  fc.tuple(headers, type).map(([others, name]) => ({ ...others, 'content-type': name }))

/** Calls of the contract to both programs, and requests for whatever else the site has. */
export const requests: fc.Arbitrary<FuzzRequest> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('call'),
      at: program,
      method: fc.constantFrom(...METHODS),
      path: call,
      headers,
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('page'),
      at: fc.constant('site' as const),
      method: fc.constantFrom(...METHODS),
      path: concat(pagePath, pageQuery),
      headers,
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('message'),
      at: program,
      method: fc.constant('POST'),
      path: fc.constant(CALLS.contactSubmit.path),
      headers: withType(
        fc.oneof({ weight: 6, arbitrary: fc.constant(JSON_TYPE) }, fc.constantFrom(...TYPES)),
      ),
      body: json,
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('form'),
      at: fc.constant('site' as const),
      method: fc.constant('POST'),
      path: concat(fc.constantFrom('/contact', '/resources/media-request', '/search'), pageQuery),
      headers: withType(
        fc.oneof({ weight: 7, arbitrary: fc.constant(FORM_TYPE) }, fc.constantFrom(...TYPES)),
      ),
      body: form,
    }),
  },
)
