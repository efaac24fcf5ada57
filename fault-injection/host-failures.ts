import type { RequestListener, ServerResponse } from 'node:http'
import { postExamples } from '@gaashaan/contract/examples'
import { jsonResponse } from '../apps/site/server/testing/fake-api-host.ts'

const HTML =
  '<!doctype html><title>Welcome</title><pre>Error\n    at Server (/srv/app.js:12:7)</pre>'
const JSON_TYPE = { 'content-type': 'application/json' } as const
/** Bytes that are sent at a time of a body without end. */
const CHUNK = Buffer.alloc(64 * 1024, ' ')

function html(status: number): RequestListener {
  return (_request, response) => {
    response.writeHead(status, { 'content-type': 'text/html' }).end(HTML)
  }
}

/** Good answers in a wrong shape. Nobody could know better of a message that is said to be taken. */
function lie(data: (isOne: boolean) => unknown): RequestListener {
  return (request, response) => {
    const isOne = /\/\d+(?:\?|$)/.test(request.url ?? '')
    const said = request.method === 'GET' ? { success: true } : {}
    jsonResponse({ ...said, data: data(isOne) })(request, response)
  }
}

/** Begins a good answer and does something else than to end it. */
function begun(then: (response: ServerResponse) => void): RequestListener {
  return (_request, response) => {
    response.writeHead(200, JSON_TYPE)
    response.write('{"success":true,"data":[', () => then(response))
  }
}

const endless: RequestListener = (_request, response) => {
  response.writeHead(200, JSON_TYPE)
  const send = () => {
    while (!response.destroyed && response.write(CHUNK));
  }
  response.on('drain', send)
  send()
}

/** One byte a second of an answer that would be good. */
const drips: RequestListener = (_request, response) => {
  const bytes = [...JSON.stringify({ success: true, data: [] })]
  response.writeHead(200, JSON_TYPE)
  const timer = setInterval(() => {
    const byte = bytes.shift()
    if (byte === undefined) response.end()
    else response.write(byte)
  }, 1_000)
  response.on('close', () => clearInterval(timer))
}

/** Somewhere that answers everything as a good host would, and is not the site's host. */
export type Elsewhere = (path: string) => string

/** How an API host can fail those who ask it, by what it does with each request. */
export function hostFailures(elsewhere: Elsewhere): Readonly<Record<string, RequestListener>> {
  const post = postExamples.typical
  const numbers = { ...post, title: 7, content: 8, created_at: 9 }
  return {
    'never answers': () => undefined,
    'hangs in mid-body': begun(() => undefined),
    'resets at once': (request) => request.socket.resetAndDestroy(),
    'resets in mid-body': begun((response) => response.socket?.resetAndDestroy()),
    'closes before its length': (_request, response) => {
      response.writeHead(200, { ...JSON_TYPE, 'content-length': '5000' })
      response.write('{"success":true,"data":[]}', () => response.destroy())
    },
    'says 500 in HTML': html(500),
    'says 502 in HTML': html(502),
    'says 503 in HTML': html(503),
    'says 200 in HTML': html(200),
    'cuts its JSON': jsonResponse('{"success":true,"data":[{"id":'),
    'says null': jsonResponse('null'),
    'says null for data': lie(() => null),
    'mixes up lists and objects': lie((isOne) => (isOne ? [post] : { items: [post] })),
    'says numbers for texts': lie((isOne) => (isOne ? numbers : [numbers])),
    'nests ten deep': lie(() => [[[[[[[[[[post]]]]]]]]]]),
    'nests a hundred thousand deep': jsonResponse(
      `{"data":[],"more":${'['.repeat(100_000)}${']'.repeat(100_000)}}`,
    ),
    'never ends': endless,
    'says gzip of what is not': (_request, response) => {
      response.writeHead(200, { ...JSON_TYPE, 'content-encoding': 'gzip' })
      response.end(JSON.stringify({ success: true, data: [] }))
    },
    drips,
    'sends to itself': (request, response) => {
      response.writeHead(307, { location: request.url ?? '/' }).end()
    },
    'sends elsewhere': (request, response) => {
      response.writeHead(307, { location: elsewhere(request.url ?? '/') }).end()
    },
  }
}
