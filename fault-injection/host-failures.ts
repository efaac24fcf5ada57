import type { RequestListener, ServerResponse } from 'node:http'
import { postExamples } from '@gaashaan/contract/examples'
import { jsonResponse } from '../apps/site/server/testing/fake-api-host.ts'

const HTML =
  '<!doctype html><title>Welcome</title><pre>Error\n    at Server (/srv/app.js:12:7)</pre>'
const JSON_TYPE = { 'content-type': 'application/json' } as const
/** The part of an endless body that is sent at a time. */
const CHUNK = Buffer.alloc(64 * 1024, ' ')

function html(status: number): RequestListener {
  return (_request, response) => {
    response.writeHead(status, { 'content-type': 'text/html' }).end(HTML)
  }
}

/** Sends data of a wrong shape with a good status. A message has no `success`: it is not accepted. */
function malformed(data: (isOne: boolean) => unknown): RequestListener {
  return (request, response) => {
    const isOne = /\/\d+(?:\?|$)/.test(request.url ?? '')
    const wrapper = request.method === 'GET' ? { success: true } : {}
    jsonResponse({ ...wrapper, data: data(isOne) })(request, response)
  }
}

/** Begins a good response and then does something else than to end it. */
function breakOff(then: (response: ServerResponse) => void): RequestListener {
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

/** Sends a good response at one byte a second. */
const drip: RequestListener = (_request, response) => {
  const bytes = [...JSON.stringify({ success: true, data: [] })]
  response.writeHead(200, JSON_TYPE)
  const timer = setInterval(() => {
    const byte = bytes.shift()
    if (byte === undefined) response.end()
    else response.write(byte)
  }, 1_000)
  response.on('close', () => clearInterval(timer))
}

/**
 * The ways in which an API host can fail, each as the handler of its requests. `elsewhere` is the URL
 * of a path at another host.
 */
export function hostFailures(
  elsewhere: (path: string) => string,
): Readonly<Record<string, RequestListener>> {
  const post = postExamples.typical
  const numbers = { ...post, title: 7, content: 8, created_at: 9 }
  return {
    'never answers': () => undefined,
    'hangs in mid-body': breakOff(() => undefined),
    'resets at once': (request) => request.socket.resetAndDestroy(),
    'resets in mid-body': breakOff((response) => response.socket?.resetAndDestroy()),
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
    'says null for data': malformed(() => null),
    'mixes up lists and objects': malformed((isOne) => (isOne ? [post] : { items: [post] })),
    'says numbers for texts': malformed((isOne) => (isOne ? numbers : [numbers])),
    'nests ten deep': malformed(() => [[[[[[[[[[post]]]]]]]]]]),
    'nests a hundred thousand deep': jsonResponse(
      `{"data":[],"more":${'['.repeat(100_000)}${']'.repeat(100_000)}}`,
    ),
    'never ends': endless,
    'says gzip of what is not': (_request, response) => {
      response.writeHead(200, { ...JSON_TYPE, 'content-encoding': 'gzip' })
      response.end(JSON.stringify({ success: true, data: [] }))
    },
    drips: drip,
    'sends to itself': (request, response) => {
      response.writeHead(307, { location: request.url ?? '/' }).end()
    },
    'sends elsewhere': (request, response) => {
      response.writeHead(307, { location: elsewhere(request.url ?? '/') }).end()
    },
  }
}
