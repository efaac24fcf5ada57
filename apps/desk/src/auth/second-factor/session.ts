import type { PayloadRequest } from 'payload'
import { hasPassedSignIn } from '../../access/passed-sign-in.ts'
import type { User } from '../../payload-types.ts'

/** A signed-in user, perhaps before the code, and the session of the request. */
export interface CurrentSession {
  readonly user: User
  readonly sid: string
  /** Whether the session is past its code, or needs none. */
  readonly hasPassed: boolean
}

/** The session of a request while it is not over; `null` without one. */
export function currentSession({ user }: PayloadRequest): CurrentSession | null {
  if (user?.collection !== 'users') return null
  const sid = (user as { _sid?: string })._sid
  // The codes have no part in whether a session is over: check as if the account needed none.
  const isRunning = hasPassedSignIn({ ...user, roles: [], codesSince: null })
  return sid && isRunning ? { user, sid, hasPassed: hasPassedSignIn(user) } : null
}

/** The code that a call carries; empty when it carries none. */
export async function typedCode(req: PayloadRequest): Promise<string> {
  const body: unknown = await req.json?.().catch(() => undefined)
  const code = (body as { code?: unknown } | undefined)?.code
  return typeof code === 'string' ? code.slice(0, 100) : ''
}
