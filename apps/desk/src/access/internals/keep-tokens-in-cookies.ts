import type { PayloadHandler, SanitizedConfig } from 'payload'
import { wrapHandlers } from './wrap-handlers.ts'

/** Payload's routes whose response repeats the session token that is in the cookie. */
const PATHS = ['/login', '/me', '/refresh-token', '/reset-password', '/first-register']

const withoutToken =
  (handler: PayloadHandler): PayloadHandler =>
  async (req) => {
    const response = await handler(req)
    const { status, headers } = response
    const { token: _token, refreshedToken: _refreshed, ...rest } = await response.json()
    return Response.json(rest, { status, headers })
  }

/**
 * Removes session tokens from responses. They stay in the cookie, which no script reads, so that a
 * script injected into a screen cannot steal a session. Payload's own setting for this,
 * `removeTokenFromResponses`, sets the first account's cookie to `undefined`.
 */
export const keepTokensInCookies = (config: SanitizedConfig) =>
  wrapHandlers(config, ({ path, handler }) =>
    PATHS.includes(path) ? withoutToken(handler) : handler,
  )
