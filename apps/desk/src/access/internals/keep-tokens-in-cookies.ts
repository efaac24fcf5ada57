import type { Endpoint, PayloadHandler, SanitizedConfig } from 'payload'

/** Payload's answers that repeat the token which their cookie sets, or that the asker's cookie has. */
const PATHS = ['/login', '/me', '/refresh-token', '/reset-password', '/first-register']

const withoutToken =
  (handler: PayloadHandler): PayloadHandler =>
  async (req) => {
    const answer = await handler(req)
    const { status, headers } = answer
    const {
      token: _token,
      refreshedToken: _refreshed,
      ...rest
    } = (await answer.json()) as Record<string, unknown>
    return Response.json(rest, { status, headers })
  }

/**
 * Leaves tokens to the cookie, which no script reads: one that got into a screen takes no session
 * away. (With Payload's own setting for it, `removeTokenFromResponses`, the first account of a desk
 * gets a cookie that says `undefined`.)
 */
export function keepTokensInCookies(config: SanitizedConfig): SanitizedConfig {
  for (const { auth, ...collection } of config.collections) {
    if (!auth || !collection.endpoints) continue
    for (const [place, endpoint] of collection.endpoints.entries()) {
      if (!PATHS.includes(endpoint.path)) continue
      const closed: Endpoint = { ...endpoint, handler: withoutToken(endpoint.handler) }
      collection.endpoints[place] = closed
    }
  }
  return config
}
