import { type Payload, type ServerFunctionClientArgs, UnauthorizedError } from 'payload'
import { hasPassedSignIn } from '../access/passed-sign-in.ts'

/** It checks the caller itself, because the form of the first account has no user yet. */
const FORM_STATE = 'form-state'

/**
 * Payload's server functions that the desk's screens call. Payload looks names up in an object that
 * inherits from `Object.prototype`, so that `constructor` is found and returns the request.
 */
export const SERVER_FUNCTIONS: ReadonlySet<string> = new Set([
  FORM_STATE,
  'get-default-layout',
  'render-document',
  'render-document-slots',
  'render-field',
  'render-list',
  'render-widget',
  'table-state',
])

/**
 * Checks a browser's call of a server function: the function must be in the set, and the caller must
 * have completed the sign-in. Returns its name and arguments only, without anything else that the
 * caller has sent, such as a table of functions.
 */
export async function admitCall(
  payload: Payload,
  headers: Headers,
  { name, args }: ServerFunctionClientArgs,
): Promise<ServerFunctionClientArgs> {
  if (!SERVER_FUNCTIONS.has(name)) throw new Error('No such server function')
  if (name !== FORM_STATE) {
    const { user } = await payload.auth({ headers })
    if (!hasPassedSignIn(user)) throw new UnauthorizedError()
  }
  return { name, args }
}
