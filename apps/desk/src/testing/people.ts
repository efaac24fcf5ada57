import type { Department } from '@gaashaan/contract'
import { createPayloadRequest, handleEndpoints, type PayloadRequest, type TypedUser } from 'payload'
import { needsSecondFactor } from '../access/passed-sign-in.ts'
import type { Role } from '../access/role.ts'
import { FIRST_ACCOUNT_COOKIE, firstAccountToken } from '../auth/first-account/token.ts'
import { changeSessions } from '../auth/sign-in/sessions.ts'
import type { TestDesk } from './desk.ts'

/** A person with an account and a session at a test desk. */
export interface Person {
  /** For Payload's Local API: `{ user, overrideAccess: false }`. */
  readonly user: TypedUser
  /** Token of the session, for `Authorization: JWT …`. */
  readonly token: string
  /** Sends a request to a path below `/api`. */
  http(method: string, path: string, body?: object): Promise<Response>
  /** Posts a form with a file to a path below `/api`. */
  form(path: string, form: FormData): Promise<Response>
}

export const PASSWORD = 'a-long-password-of-tests'

const GRACE_MS = 14 * 24 * 60 * 60 * 1000

let accountCount = 0

/** Has a desk handle a request to a path below `/api`. */
export function fetchDesk(desk: TestDesk, path: string, init: RequestInit): Promise<Response> {
  const request = new Request(`http://desk.example/api${path}`, init)
  return handleEndpoints({ config: desk.config, request, payloadInstanceCacheKey: desk.key })
}

/** Sends JSON to a path below `/api`. */
export function sendRequest(
  desk: TestDesk,
  method: string,
  path: string,
  body?: object,
  headers: Readonly<Record<string, string>> = {},
): Promise<Response> {
  return fetchDesk(desk, path, {
    method,
    headers: { 'content-type': 'application/json', ...headers },
    body: body && JSON.stringify(body),
  })
}

/** The cookie of a browser that opened the URL for the desk's first account. */
export async function firstAccountCookie({ payload }: TestDesk) {
  return { cookie: `${FIRST_ACCOUNT_COOKIE}=${await firstAccountToken(payload)}` }
}

/** Creates an account with exactly these roles. */
export async function createAccount(
  desk: TestDesk,
  roles: readonly Role[],
  departments: readonly Department[] = [],
): Promise<{ id: number; email: string; password: string }> {
  accountCount += 1
  const email = `person-${accountCount}@tusaale.example`
  const { id } = await desk.payload.create({
    collection: 'users',
    data: { email, password: PASSWORD, name: `Person ${accountCount}` },
  })
  // A desk gives its first account a further role, which this removes.
  await desk.payload.update({
    collection: 'users',
    id,
    data: { roles: [...roles], departments: [...departments] },
  })
  return { id, email, password: PASSWORD }
}

/** Gives an account two weeks in which its password alone opens it, as those of an earlier version have. */
export async function giveGrace({ payload }: TestDesk, id: number): Promise<void> {
  const secondFactorDue = new Date(Date.now() + GRACE_MS).toISOString()
  await payload.db.updateOne({ collection: 'users', id, data: { secondFactorDue } })
}

/** A writer whose password alone opens the account. */
export async function createWriterInGrace(desk: TestDesk) {
  const account = await createAccount(desk, ['writer'])
  await giveGrace(desk, account.id)
  return account
}

/** The token in the cookie that a response sets; empty if it sets none. */
export function sessionToken(response: Response): string {
  return /^payload-token=([^;]*)/.exec(response.headers.get('set-cookie') ?? '')?.[1] ?? ''
}

/** Signs an account in with its password, but without the code that it may need. */
export async function signInWithPassword(
  desk: TestDesk,
  { email, password }: { readonly email: string; readonly password: string },
): Promise<Person & { readonly sid: string }> {
  const token = sessionToken(await sendRequest(desk, 'POST', '/users/login', { email, password }))
  const authorization = { authorization: `JWT ${token}` }
  const { user } = await desk.payload.auth({ headers: new Headers(authorization) })
  if (user === null) throw new Error(`${email} has no session`)
  let currentToken = token
  return {
    user,
    token,
    sid: String((user as { _sid?: string })._sid),
    // Like a browser, this stores the newest cookie.
    http: async (method, path, body) => {
      const headers = { authorization: `JWT ${currentToken}` }
      const response = await sendRequest(desk, method, path, body, headers)
      currentToken = sessionToken(response) || currentToken
      return response
    },
    form: (path, body) => fetchDesk(desk, path, { method: 'POST', headers: authorization, body }),
  }
}

/** A request with a body as Payload passes it to an endpoint. */
export async function payloadRequest(
  desk: TestDesk,
  user: TypedUser,
  body?: object,
): Promise<PayloadRequest> {
  const request = new Request('http://desk.example/api', {
    method: 'POST',
    body: body && JSON.stringify(body),
  })
  const req = await createPayloadRequest({
    config: desk.config,
    request,
    payloadInstanceCacheKey: desk.key,
  })
  return Object.assign(req, { user })
}

/** Creates an account with exactly these roles and signs it in, past the second factor if it needs one. */
export async function createPerson(
  desk: TestDesk,
  roles: readonly Role[],
  departments: readonly Department[] = [],
): Promise<Person> {
  const account = await createAccount(desk, roles, departments)
  const { sid, ...person } = await signInWithPassword(desk, account)
  if (!needsSecondFactor({ roles: [...roles] })) return person
  const passedAt = new Date().toISOString()
  await changeSessions(desk.payload, account.id, (sessions) =>
    sessions.map((session) => (session.id === sid ? { ...session, passedAt } : session)),
  )
  const headers = new Headers({ authorization: `JWT ${person.token}` })
  const { user } = await desk.payload.auth({ headers })
  return { ...person, user: user ?? person.user }
}
