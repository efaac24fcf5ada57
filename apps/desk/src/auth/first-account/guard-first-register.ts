import type { PayloadHandler, SanitizedConfig } from 'payload'
import { errorResponse } from '../../http/error-response.ts'
import { TOKEN_REQUIRED } from './guard-first-account-screen.ts'
import { isFirstAccountToken, isWithoutAccounts, tokenFromCookie } from './token.ts'

const requireToken =
  (handler: PayloadHandler): PayloadHandler =>
  async (req) => {
    // Payload refuses everybody once there is an account.
    const isAllowed =
      !(await isWithoutAccounts(req.payload)) ||
      (await isFirstAccountToken(req.payload, tokenFromCookie(req.headers)))
    return isAllowed ? handler(req) : errorResponse(req, TOKEN_REQUIRED)
  }

/**
 * Lets only those make the first account who opened the desk at the URL that it printed for its
 * operator. Otherwise the first visitor of a new desk could take it over.
 */
export function guardFirstRegister(config: SanitizedConfig): SanitizedConfig {
  for (const collection of config.collections) {
    if (!collection.auth || !collection.endpoints) continue
    collection.endpoints = collection.endpoints.map((endpoint) =>
      endpoint.path === '/first-register'
        ? { ...endpoint, handler: requireToken(endpoint.handler) }
        : endpoint,
    )
  }
  return config
}
