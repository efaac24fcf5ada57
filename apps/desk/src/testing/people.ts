import type { Department } from '@gaashaan/contract'
import { createPayloadRequest, handleEndpoints, type PayloadRequest, type TypedUser } from 'payload'
import { needsCode } from '../access/passed-sign-in.ts'
import type { Role } from '../access/role.ts'
import { FIRST_ACCOUNT_COOKIE, firstAccountToken } from '../auth/first-account/token.ts'
import { passSession } from '../auth/sign-in/sessions.ts'
import type { TestDesk } from './desk.ts'

/** Someone with an account at a test desk, and the ways in which they reach it. */
export interface Person {
  /** For the Local API: `{ user, overrideAccess: false }`. */
  readonly user: TypedUser
  /** Of the session, for `Authorization: JWT …`. */
  readonly token: string
  /** What Payload's REST answers to them, below `/api`. */
  http(method: string, path: string, body?: object): Promise<Response>
  /** The same for a form with a file in it, which is posted. */
  form(path: string, form: FormData): Promise<Response>
}

export const PASSWORD = 'a-long-password-of-tests'

let made = 0

/** What Payload's REST answers to a request of a test, below `/api`. */
export function ask(
  desk: TestDesk,
  method: string,
  path: string,
  body?: object,
  headers: Readonly<Record<string, string>> = {},
): Promise<Response> {
  const request = new Request(`http://desk.example/api${path}`, {
    method,
    headers: { 'content-type': 'application/json', ...headers },
    body: body && JSON.stringify(body),
  })
  return handleEndpoints({ config: desk.config, request, payloadInstanceCacheKey: desk.key })
}

/** The cookie of a browser that opened the desk by the address of its first account. */
export async function firstAccountCookie({ payload }: TestDesk) {
  return { cookie: `${FIRST_ACCOUNT_COOKIE}=${await firstAccountToken(payload)}` }
}

/** Makes an account with exactly these roles. */
export async function account(
  desk: TestDesk,
  roles: readonly Role[],
  departments: readonly Department[] = [],
): Promise<{ id: number; email: string; password: string }> {
  made += 1
  const email = `person-${made}@tusaale.example`
  const { id } = await desk.payload.create({
    collection: 'users',
    data: { email, password: PASSWORD, name: `Person ${made}` },
  })
  // The first account of a desk is given a role besides.
  await desk.payload.update({
    collection: 'users',
    id,
    data: { roles: [...roles], departments: [...departments] },
  })
  return { id, email, password: PASSWORD }
}

/** The token in the cookie that an answer sets; empty for one that sets none. */
export function tokenIn(answer: Response): string {
  return /^payload-token=([^;]*)/.exec(answer.headers.get('set-cookie') ?? '')?.[1] ?? ''
}

/** Signs an account in with its password, and with no code even where it needs one. */
export async function withPassword(
  desk: TestDesk,
  { email, password }: { readonly email: string; readonly password: string },
): Promise<Person & { readonly sid: string }> {
  const token = tokenIn(await ask(desk, 'POST', '/users/login', { email, password }))
  const authorization = { authorization: `JWT ${token}` }
  const { user } = await desk.payload.auth({ headers: new Headers(authorization) })
  if (user === null) throw new Error(`${email} has no session`)
  let present = token
  return {
    user,
    token,
    sid: String((user as { _sid?: string })._sid),
    // As a browser keeps the cookie that it was given last.
    http: async (method, path, body) => {
      const headers = { authorization: `JWT ${present}` }
      const answer = await ask(desk, method, path, body, headers)
      present = tokenIn(answer) || present
      return answer
    },
    form: (path, body) => {
      const request = new Request(`http://desk.example/api${path}`, {
        method: 'POST',
        headers: authorization,
        body,
      })
      return handleEndpoints({ config: desk.config, request, payloadInstanceCacheKey: desk.key })
    },
  }
}

/** A request with a body as an endpoint is given it, for those that are called by hand. */
export async function requestOf(
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

/** Makes an account with exactly these roles and signs it in, past the code that they may need. */
export async function person(
  desk: TestDesk,
  roles: readonly Role[],
  departments: readonly Department[] = [],
): Promise<Person> {
  const made = await account(desk, roles, departments)
  const { sid, ...signedIn } = await withPassword(desk, made)
  if (!needsCode({ roles: [...roles], codesSince: null })) return signedIn
  await passSession(desk.payload, made.id, sid)
  const headers = new Headers({ authorization: `JWT ${signedIn.token}` })
  const passed = await desk.payload.auth({ headers })
  return { ...signedIn, user: passed.user ?? signedIn.user }
}
