import { type Payload, type ServerFunctionClientArgs, UnauthorizedError } from 'payload'
import { hasPassedSignIn } from '../access/passed-sign-in.ts'

/** It asks by itself who calls: the form of the first account is nobody's yet. */
const FORM_STATE = 'form-state'

/**
 * Those of Payload's server functions that the desk's screens call. Payload looks a name up in a table
 * that inherits from `Object.prototype`, where `constructor` is found and answers with the request.
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
 * The call of a server function as a browser may make it: a function that is in the table, called by
 * someone who has signed in wholly, and its arguments. Whatever else comes with it is left out, such
 * as a table of the caller's own.
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
