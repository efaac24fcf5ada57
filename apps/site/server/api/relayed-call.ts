import { CALLS, callAt, callPath, checkId, checkQuery, type ErrorCode } from '@gaashaan/contract'

type RelayedCall =
  | { readonly kind: 'read'; readonly path: string }
  | { readonly kind: 'submit' }
  | { readonly kind: 'refuse'; readonly code: ErrorCode; readonly allow?: string }

/**
 * What to do with a request below `/api/`. The path for a GET call has only the keys that the call
 * knows, with checked values, so that no query fills the cache or reaches the host unchecked.
 */
export function relayedCall(method: string, path: string, search: URLSearchParams): RelayedCall {
  const { name, id: text } = callAt(path) ?? {}
  if (!name || !CALLS[name].relayed) return { kind: 'refuse', code: 'not_found' }
  const isSubmit = CALLS[name].method === 'POST'
  const allowed = isSubmit ? ['POST'] : ['GET', 'HEAD']
  if (!allowed.includes(method)) {
    return { kind: 'refuse', code: 'method_not_allowed', allow: allowed.join(', ') }
  }
  if (isSubmit) return { kind: 'submit' }
  const id = text === undefined ? undefined : checkId(text)
  if (text !== undefined && id === undefined) return { kind: 'refuse', code: 'invalid_id' }
  const check = checkQuery(name, search)
  if (!check.ok) return { kind: 'refuse', code: check.code }
  // A query has 1 or 0 for a boolean, such as `strict`.
  const query = Object.entries(check.query).map(([key, value]) => {
    return [key, typeof value === 'boolean' ? Number(value) : value]
  })
  return { kind: 'read', path: callPath(name, Object.fromEntries(query), id) }
}
