import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import {
  leaderExamples,
  operationExamples,
  postExamples,
  postPageExamples,
  siteSettingsExamples,
  subcategoryExamples,
} from '@gaashaan/contract/examples'

const posts = Object.values(postExamples)

const pages: readonly { readonly id: number }[] = [...posts, ...Object.values(postPageExamples)]

const DATA: readonly (readonly [RegExp, (id: number) => unknown])[] = [
  [/\/posts\/public\/featured$/, () => [postExamples.typical, postExamples.longTitle]],
  [/\/posts\/public\/latest$/, () => posts.slice(0, 5)],
  [/\/posts\/public\/by-category$/, () => posts],
  [/\/posts\/public\/press-releases$/, () => [postExamples.pressRelease]],
  [/\/posts\/public\/(\d+)$/, (id) => pages.find((post) => post.id === id)],
  [/\/subcategory\/public$/, () => subcategoryExamples.typical],
  [/\/operations\/featured$/, () => Object.values(operationExamples)],
  [/\/leadership\/by-title$/, () => [leaderExamples.hostileMarkup]],
  [/\/leadership\/public\/by-institution\/2$/, () => Object.values(leaderExamples)],
]

/** The data of the contract's examples for a path, or `undefined` where there is none. */
function dataFor(path: string): unknown {
  for (const [pattern, data] of DATA) {
    const match = pattern.exec(path)
    if (match) return data(Number(match[1]))
  }
  return undefined
}

function send(response: ServerResponse, status: number, body: unknown) {
  response.writeHead(status, { 'content-type': 'application/json' })
  response.end(typeof body === 'string' ? body : JSON.stringify(body))
}

/**
 * Another ministry's API host. It answers the calls from the contract's examples, wrapped in
 * `{ data: { data } }` as the specification allows, and has no content version.
 */
export const answersFromExamples: RequestListener = (request, response) => {
  const data = dataFor(pathOf(request))
  if (data === undefined) return send(response, 404, { success: false, error: 'Not found' })
  send(response, 200, { data: { data } })
}

/** The script that an attacker adds to each text of a host. */
export const INJECTED = 'injected()'

/** Values of the examples that are no texts: with an addition the response would be invalid. */
const NO_TEXT = /^\d{4}-\d\d-\d\d|^(?:SO|EN|warning|regional|international|un|1)$/
const PAYLOAD = `"><script>${INJECTED}</script>`

/** A host like the desk, but each text and URL of its responses ends in a script. */
export const answersWithScripts: RequestListener = (request, response) => {
  const path = pathOf(request)
  const content = path.endsWith('/content-version')
    ? { version: '1' }
    : siteSettingsExamples.changed
  const data = /\/(?:content-version|site-settings)$/.test(path) ? content : dataFor(path)
  if (data === undefined) return send(response, 404, { success: false, error: PAYLOAD })
  const infected = JSON.stringify({ success: true, data }, (_key, value) =>
    typeof value === 'string' && !NO_TEXT.test(value) ? value + PAYLOAD : value,
  )
  send(response, 200, infected)
}

/** A host that answers each call with an unexpected shape. */
export const answersWrongly: RequestListener = (_request, response) => {
  send(response, 200, { success: true, data: { unexpected: 'shape' } })
}

export const answersBrokenJson: RequestListener = (_request, response) => {
  send(response, 200, '{"success": true, "data": [')
}

export const answersServerError: RequestListener = (_request, response) => {
  send(response, 500, { success: false, error: 'Something broke at /srv/app.js:12' })
}

/** A host that accepts requests and never responds. */
export const answersNever: RequestListener = () => undefined

function pathOf(request: IncomingMessage): string {
  return new URL(request.url ?? '/', 'http://host.invalid').pathname
}
