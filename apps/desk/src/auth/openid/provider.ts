import { isInsecurePublicUrl } from '@gaashaan/http/insecure-url'
import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  type Configuration,
  calculatePKCECodeChallenge,
  discovery,
  fetchUserInfo,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
} from 'openid-client'
import type { Payload, PayloadRequest } from 'payload'
import * as v from 'valibot'
import { relyingParty } from '../passkeys/relying-party.ts'
import type { OpenIdSettings } from './settings.ts'

/** How long a request to the provider may take. */
const TIMEOUT_SECONDS = 10

/** The desk's screen to which the provider sends a browser back. */
export const RETURN_PATH = '/admin/openid'

const returnUrl = (req: PayloadRequest) => `${relyingParty(req).origin}${RETURN_PATH}`

/** The settings of a desk; `undefined` where the ministry's own sign-in is not set up. */
export const openIdSettings = ({ config }: Payload): OpenIdSettings | undefined =>
  config.custom.openId as OpenIdSettings | undefined

/** Reads the provider's metadata anew: sign-ins are rare, and its keys and addresses may change. */
function readMetadata({ issuer, clientId, clientSecret }: OpenIdSettings): Promise<Configuration> {
  const url = new URL(issuer)
  const isLocal = url.protocol === 'http:' && !isInsecurePublicUrl(issuer)
  const execute = isLocal ? [allowInsecureRequests] : []
  return discovery(url, clientId, clientSecret, undefined, { execute, timeout: TIMEOUT_SECONDS })
}

/** What a browser's return is checked against (OpenID Connect Core 1.0 §3.1; RFC 7636). */
export const Checks = v.object({ state: v.string(), nonce: v.string(), verifier: v.string() })
export type Checks = v.InferOutput<typeof Checks>

/** The URL of the provider at which somebody signs in, and what the return is checked against. */
export async function beginAtProvider(req: PayloadRequest, settings: OpenIdSettings) {
  const metadata = await readMetadata(settings)
  const checks = {
    state: randomState(),
    nonce: randomNonce(),
    verifier: randomPKCECodeVerifier(),
  } satisfies Checks
  const url = buildAuthorizationUrl(metadata, {
    redirect_uri: returnUrl(req),
    scope: 'openid email profile',
    state: checks.state,
    nonce: checks.nonce,
    code_challenge: await calculatePKCECodeChallenge(checks.verifier),
    code_challenge_method: 'S256',
    ...(settings.secondFactorAcr && { acr_values: settings.secondFactorAcr }),
  })
  return { url: url.href, checks }
}

const Claims = v.object({
  sub: v.pipe(v.string(), v.minLength(1), v.maxLength(255)),
  email: v.optional(v.pipe(v.string(), v.trim(), v.toLowerCase(), v.email(), v.maxLength(254))),
  email_verified: v.optional(v.boolean(), false),
  name: v.optional(v.string()),
  acr: v.optional(v.string()),
})

/** What the provider says of a person (OpenID Connect Core 1.0 §5.1). */
export type Claims = v.InferOutput<typeof Claims>

/**
 * Exchanges the code of a browser's return for what the provider says of the person. Throws if the
 * return is not the answer to these checks, or the provider refuses or cannot be reached.
 */
export async function readClaims(
  req: PayloadRequest,
  settings: OpenIdSettings,
  query: string,
  { state, nonce, verifier }: Checks,
): Promise<Claims> {
  const metadata = await readMetadata(settings)
  const tokens = await authorizationCodeGrant(metadata, new URL(`${returnUrl(req)}${query}`), {
    expectedState: state,
    expectedNonce: nonce,
    pkceCodeVerifier: verifier,
    idTokenExpected: true,
  })
  const { sub = '', ...claims } = tokens.claims() ?? {}
  // Providers may tell the address there alone (OpenID Connect Core 1.0 §5.4).
  const hasUserInfo = metadata.serverMetadata().userinfo_endpoint !== undefined
  const userInfo = hasUserInfo ? await fetchUserInfo(metadata, tokens.access_token, sub) : {}
  return v.parse(Claims, { ...userInfo, ...claims, sub })
}
