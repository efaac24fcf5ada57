import type { Redirect } from '@gaashaan/contract'
import { asList, call } from './call.ts'
import type { Transport } from './transport.ts'

type Redirects = ReadonlyMap<string, Redirect>

/** The list by its paths; one answer is asked by every reader of a missing page. */
const byPath = new WeakMap<readonly Redirect[], Redirects>()

/** The form in which paths are compared: a browser asks for `/é` as `/%C3%A9`. */
function comparable(path: string): string {
  const trimmed = path.replace(/(?<=.)\/+$/, '')
  try {
    return decodeURI(trimmed).toLowerCase()
  } catch {
    return trimmed.toLowerCase()
  }
}

/** Where the readers of a path that has no page are sent; `undefined` when nowhere. */
export async function redirectOf(
  transport: Transport,
  path: string,
): Promise<Redirect | undefined> {
  const { items } = asList(await call(transport, 'redirects', {}))
  const known =
    byPath.get(items) ?? new Map(items.map((redirect) => [comparable(redirect.from), redirect]))
  byPath.set(items, known)
  return known.get(comparable(path))
}
