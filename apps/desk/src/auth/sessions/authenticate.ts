import { type AuthStrategy, JWTAuthentication } from 'payload'
import { recordUse } from './record-use.ts'

/**
 * Payload's own way to find the session of a request, which also writes down that it is used. Where it
 * finds none, Payload tries its own once more, with the same result.
 */
export const sessionStrategy: AuthStrategy = {
  name: 'local-jwt',
  authenticate: async (args) => {
    const result = await JWTAuthentication(args)
    const { id, _sid } = (result.user ?? {}) as { id?: number; _sid?: string }
    if (id !== undefined && _sid) recordUse(args.payload, id, _sid, args.headers)
    return result
  },
}
