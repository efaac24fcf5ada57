import { CALLS, callAt, callPath, checkId, checkQuery, type ErrorCode } from '@gaashaan/contract'

export type RelayedCall =
  | { readonly kind: 'ask'; readonly address: string }
  | { readonly kind: 'submit' }
  | { readonly kind: 'refuse'; readonly code: ErrorCode; readonly allow?: string }

/** A checked value as a query writes it: `strict` is 1 or 0. */
function queryText(value: string | number | boolean): string {
  return typeof value === 'boolean' ? String(Number(value)) : String(value)
}

/**
 * What a request below `/api/` comes to. A GET call's address holds only the keys the call knows,
 * with checked values, so that no query can make the memory grow or reach the host unread.
 */
export function relayedCall(method: string, path: string, search: URLSearchParams): RelayedCall {
  const found = callAt(path)
  if (!found || !CALLS[found.name].relayed) return { kind: 'refuse', code: 'not_found' }
  const { name } = found
  const isSubmit = CALLS[name].method === 'POST'
  const allowed = isSubmit ? ['POST'] : ['GET', 'HEAD']
  if (!allowed.includes(method)) {
    return { kind: 'refuse', code: 'method_not_allowed', allow: allowed.join(', ') }
  }
  if (isSubmit) return { kind: 'submit' }
  const id = found.id === undefined ? undefined : checkId(found.id)
  if (found.id !== undefined && id === undefined) return { kind: 'refuse', code: 'invalid_id' }
  const check = checkQuery(name, search)
  if (!check.ok) return { kind: 'refuse', code: check.code }
  const query = Object.entries(check.query).map(([key, value]) => [key, queryText(value)])
  return { kind: 'ask', address: callPath(name, Object.fromEntries(query), id) }
}
