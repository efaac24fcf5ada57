import type { Endpoint, PayloadHandler, SanitizedConfig } from 'payload'
import { messagesFor } from '../../i18n/messages.ts'
import { NEEDS_TOKEN } from './messages.ts'
import { isFirstAccountToken, isWithoutAccounts, shownToken } from './token.ts'

const forItsToken =
  (handler: PayloadHandler): PayloadHandler =>
  async (req) => {
    // Payload refuses everybody once there is an account.
    const isAdmitted =
      !(await isWithoutAccounts(req.payload)) ||
      (await isFirstAccountToken(req.payload, shownToken(req.headers)))
    if (isAdmitted) return handler(req)
    const { code, status } = NEEDS_TOKEN
    return Response.json(
      { errors: [{ message: messagesFor(req).t(NEEDS_TOKEN) }], code },
      { status },
    )
  }

/**
 * Has the first account made by whoever opened the desk by the address that it told its operator, and
 * by nobody else: else whoever comes first could take a fresh desk.
 */
export function guardFirstRegister(config: SanitizedConfig): SanitizedConfig {
  for (const { auth, ...collection } of config.collections) {
    if (!auth || !collection.endpoints) continue
    for (const [place, endpoint] of collection.endpoints.entries()) {
      if (endpoint.path !== '/first-register') continue
      const guarded: Endpoint = { ...endpoint, handler: forItsToken(endpoint.handler) }
      collection.endpoints[place] = guarded
    }
  }
  return config
}
