/** The address that a fresh desk prints when it starts, where its first account is made. */
const PRINTED = /(https?:\/\/[^\s"/]+)\/admin\/create-first-user#([\w-]+)/

/** The tokens that desks started by this process have printed, by their origins. */
const tokens = new Map()

/** Remembers the token of a first account where a line that a service has printed has one. */
export function noteFirstAccount(line) {
  const [, desk, token] = PRINTED.exec(line) ?? []
  if (token !== undefined) tokens.set(desk, token)
}

/**
 * The address at which the first account of a desk is made that this process started, and the cookie
 * that a browser has after opening it; `undefined` for a desk that printed none.
 */
export function firstAccountOf(desk) {
  const token = tokens.get(desk)
  if (token === undefined) return undefined
  return {
    address: `${desk}/admin/create-first-user#${token}`,
    cookie: `gaashaan-first-account=${token}`,
  }
}
