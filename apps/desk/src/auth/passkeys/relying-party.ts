import type { PayloadRequest } from 'payload'

/** The name that browsers show beside a passkey. */
export const RELYING_PARTY_NAME = 'Gaashaan'

/** Where passkeys count: a host name (WebAuthn's relying party id), and the origin of its pages. */
interface RelyingParty {
  readonly id: string
  readonly origin: string
}

/**
 * The host of DESK_URL. Without it the desk is for its own machine alone, and passkeys are those of the
 * host in the request, which the browser checks against the page that it shows.
 */
export function relyingParty(req: PayloadRequest): RelyingParty {
  const address = req.payload.config.serverURL || `http://${req.headers.get('host') ?? req.host}`
  const { hostname, origin } = new URL(address)
  return { id: hostname, origin }
}
