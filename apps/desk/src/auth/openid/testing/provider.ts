import { generateKeyPairSync } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Provider } from 'oidc-provider'
import type { OpenIdSettings } from '../settings.ts'

/** Whom a test's provider signs in; without `acr` no second factor was asked for. */
export interface ProviderPerson {
  readonly sub: string
  readonly email?: string
  readonly email_verified?: boolean
  readonly name?: string
  readonly acr?: string
}

export interface TestProvider {
  readonly settings: OpenIdSettings
  /** Whom the next sign-in is of; `null` for somebody who breaks it off. */
  person: ProviderPerson | null
  close(): Promise<void>
}

const SECOND_FACTOR = 'urn:tusaale:laba-tallaabo'

const CLIENT = { clientId: 'gaashaan', clientSecret: 'sirta-tijaabada-ee-gaashaan' } as const

function signingKey() {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  return { ...privateKey.export({ format: 'jwk' }), kty: 'RSA', use: 'sig', alg: 'RS256' } as const
}

/** A provider of OpenID Connect for one desk, which signs `person` in without asking. */
function openProvider(issuer: string, redirectUri: string, test: Pick<TestProvider, 'person'>) {
  return new Provider(issuer, {
    clients: [
      {
        client_id: CLIENT.clientId,
        client_secret: CLIENT.clientSecret,
        redirect_uris: [redirectUri],
      },
    ],
    claims: { email: ['email', 'email_verified'], openid: ['sub'], profile: ['name'] },
    acrValues: [SECOND_FACTOR],
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
    findAccount: (_context, accountId) => {
      const { acr: _, ...claims } = test.person ?? { sub: accountId }
      return { accountId, claims: () => ({ ...claims, sub: accountId }) }
    },
    // The desk is the ministry's own: nobody is asked whether it may know the address.
    loadExistingGrant: async ({ oidc }) => {
      const { client, session, provider } = oidc
      const grant = new provider.Grant({
        clientId: String(client?.clientId),
        accountId: String(session?.accountId),
      })
      grant.addOIDCScope('openid email profile')
      await grant.save()
      return grant
    },
    ttl: { AccessToken: 60, Grant: 60, IdToken: 60, Interaction: 600, Session: 600 },
    cookies: { keys: ['furaha cookie-ga ee tijaabada'] },
    jwks: { keys: [signingKey()] },
  })
}

/** Starts a provider on loopback, at which a desk is known by the URL that `redirectUri` returns. */
export async function startProvider(redirectUri: () => string): Promise<TestProvider> {
  let provider: Provider | undefined
  const server = createServer(async (request, response) => {
    provider ??= openProvider(test.settings.issuer, redirectUri(), test)
    if (!request.url?.startsWith('/interaction/')) return provider.callback()(request, response)
    const { person } = test
    const result = person
      ? { login: { accountId: person.sub, ...(person.acr && { acr: person.acr }) } }
      : { error: 'access_denied', error_description: 'broken off' }
    await provider.interactionFinished(request, response, result)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const issuer = `http://127.0.0.1:${port}`
  const test: TestProvider = {
    settings: { ...CLIENT, issuer, secondFactorAcr: SECOND_FACTOR },
    person: null,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
  return test
}
