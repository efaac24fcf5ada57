import { codeAt } from '../../apps/desk/src/auth/second-factor/one-time-code.ts'

/** A call of the desk with the session of the caller. Throws the message of a refusal. */
export type Call = <T>(method: 'GET' | 'POST', path: string, data?: object) => Promise<T>

interface CodesState {
  readonly isEnrolled: boolean
  readonly hasPassed: boolean
}

/**
 * Takes a session past the second factor. Enrols an account that has no codes, or enters the code of
 * `secret`. Returns the account's secret.
 */
export async function passCode(call: Call, secret?: string): Promise<string | undefined> {
  const { isEnrolled, hasPassed } = await call<CodesState>('GET', '/users/codes')
  if (hasPassed) return secret
  if (!isEnrolled) {
    const enrolment = await call<{ secret: string }>('POST', '/users/codes/begin', {})
    await call('POST', '/users/codes/confirm', { code: codeAt(enrolment.secret) })
    return enrolment.secret
  }
  if (secret === undefined) throw new Error('the account has codes, and the test has no secret')
  await call('POST', '/users/codes/check', { code: codeAt(secret) })
  return secret
}
