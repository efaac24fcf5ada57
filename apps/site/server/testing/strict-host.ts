import type { RequestListener } from 'node:http'
import { CALLS } from '@gaashaan/contract'
import { jsonResponse } from './fake-api-host.ts'

const LANGUAGE = { language: /^(?:SO|EN)$/ }
const CATEGORY = { category_id: /^[1456]$/ }
const TITLE = { title: /./, strict: /^1$/ }

/** The table of Specification §7, apart from the contract: each path with its keys' values. */
const SPECIFIED: readonly (readonly [path: RegExp, query: Readonly<Record<string, RegExp>>])[] = [
  [/^\/api\/posts\/public\/featured$/, { category_id: /^[156]$/, ...LANGUAGE }],
  [/^\/api\/posts\/public\/latest$/, { ...CATEGORY, ...LANGUAGE, limit: /^(?:5|10)$/ }],
  [/^\/api\/posts\/public\/by-category$/, { ...CATEGORY, ...LANGUAGE }],
  [/^\/api\/posts\/public\/press-releases$/, LANGUAGE],
  [/^\/api\/posts\/public\/\d+$/, LANGUAGE],
  [/^\/api\/subcategory\/public$/, { ...CATEGORY, ...LANGUAGE }],
  [/^\/api\/operations\/featured$/, LANGUAGE],
  [/^\/api\/leadership\/by-title$/, { ...TITLE, ...LANGUAGE }],
  [/^\/api\/leadership\/public\/by-institution\/2$/, LANGUAGE],
]

function isSpecified(method: string, url: URL): boolean {
  const [, query] = SPECIFIED.find(([path]) => path.test(url.pathname)) ?? []
  if (method !== 'GET' || query === undefined) return false
  return [...url.searchParams].every(([key, value]) => query[key]?.test(value))
}

/**
 * A host for tests with the calls of Specification §7 alone, which `handler` handles. It refuses
 * every other path, key and value with 400, and adds it to `refused`. The request for a content
 * version, by which the site learns what a host has, is refused but not added.
 */
export function strictHostHandler(refused: string[], handler: RequestListener): RequestListener {
  return (request, response) => {
    const url = new URL(request.url ?? '/', 'http://host.invalid')
    const isFile = !url.pathname.startsWith('/api/')
    if (isFile || isSpecified(request.method ?? '', url)) return handler(request, response)
    if (url.pathname !== CALLS.contentVersion.path) refused.push(`${request.method} ${request.url}`)
    jsonResponse({ success: false, error: 'I do not know this.' }, 400)(request, response)
  }
}
