import { CALLS, type Call, type CallName } from './calls.ts'
import { SPECIFIED_CATEGORY_IDS } from './categories.ts'
import type { QueryKey } from './query-keys.ts'

const NAMES = Object.keys(CALLS) as CallName[]

/** The call at a path, and the text in place of `:id`; a path without `:id` goes first. */
export function callAt(path: string): { name: CallName; id?: string } | undefined {
  const exact = NAMES.find((name) => CALLS[name].path === path)
  if (exact) return { name: exact }
  const [, before, id] = /^(.*\/)([^/]+)$/.exec(path) ?? []
  const name = NAMES.find((callName) => CALLS[callName].path === `${before}:id`)
  return name && id !== undefined ? { name, id } : undefined
}

/**
 * A call's path and query with only the keys of Specification §7; `undefined` where the call or its
 * category is not in the specification.
 */
export function withoutExtensions(path: string): string | undefined {
  const [pathname = '', search = ''] = path.split('?', 2)
  const name = callAt(pathname)?.name
  const call: Call | undefined = name && CALLS[name]
  if (!call || call.extension) return undefined
  const query = new URLSearchParams(search)
  const category = query.get('category_id')
  if (category !== null && !SPECIFIED_CATEGORY_IDS.some((id) => String(id) === category)) {
    return undefined
  }
  for (const [key, { extension }] of Object.entries<QueryKey>(call.query)) {
    if (extension) query.delete(key)
  }
  return query.size === 0 ? pathname : `${pathname}?${query}`
}
