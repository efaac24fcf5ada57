import { codeAt } from '../../apps/desk/src/auth/second-factor/one-time-code.ts'

/** One call of the desk, with whatever session the caller has; throws what a refusal says. */
export type Call = <T>(method: 'GET' | 'POST', path: string, data?: object) => Promise<T>

interface Begun {
  readonly secret: string
}

interface CodesState {
  readonly isEnrolled: boolean
  readonly hasPassed: boolean
  readonly isNeeded: boolean
}

/**
 * Takes a session past the second factor: enrols an account that has no codes yet, with the secret
 * it is given, or types the code of one that has. The answer is the account's secret.
 */
export async function passCode(call: Call, known?: string): Promise<string | undefined> {
  const { isEnrolled, hasPassed } = await call<CodesState>('GET', '/users/codes')
  if (hasPassed) return known
  if (!isEnrolled) {
    const { secret } = await call<Begun>('POST', '/users/codes/begin', {})
    await call('POST', '/users/codes/confirm', { code: codeAt(secret) })
    return secret
  }
  if (known === undefined) throw new Error('the account has codes that the test does not know')
  await call('POST', '/users/codes/check', { code: codeAt(known) })
  return known
}
