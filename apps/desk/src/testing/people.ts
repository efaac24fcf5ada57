import type { Department } from '@gaashaan/contract'
import { handleEndpoints, type TypedUser } from 'payload'
import type { Role } from '../access/role.ts'
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

const PASSWORD = 'a-long-password-of-tests'

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

/** Makes an account with exactly these roles and signs it in. */
export async function person(
  desk: TestDesk,
  roles: readonly Role[],
  departments: readonly Department[] = [],
): Promise<Person> {
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
  const { user, token } = await desk.payload.login({
    collection: 'users',
    data: { email, password: PASSWORD },
  })
  return {
    user: { ...user, collection: 'users' } as TypedUser,
    token: token ?? '',
    http: (method, path, body) => ask(desk, method, path, body, { authorization: `JWT ${token}` }),
    form: (path, body) => {
      const headers = { authorization: `JWT ${token}` }
      const request = new Request(`http://desk.example/api${path}`, {
        method: 'POST',
        headers,
        body,
      })
      return handleEndpoints({ config: desk.config, request, payloadInstanceCacheKey: desk.key })
    },
  }
}
