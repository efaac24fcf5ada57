import type { Redirect } from '@gaashaan/contract'
import { asList, call } from './call.ts'
import type { Transport } from './transport.ts'

type Redirects = ReadonlyMap<string, Redirect>

/** The list by its paths; one answer is asked by every reader of a missing page. */
const byPath = new WeakMap<readonly Redirect[], Redirects>()

/** Where the readers of a path that has no page are sent; `undefined` when nowhere. */
export async function redirectOf(
  transport: Transport,
  path: string,
): Promise<Redirect | undefined> {
  const { items } = asList(await call(transport, 'redirects', {}))
  const known = byPath.get(items) ?? new Map(items.map((redirect) => [redirect.from, redirect]))
  byPath.set(items, known)
  return known.get(path.toLowerCase().replace(/(?<=.)\/+$/, ''))
}
