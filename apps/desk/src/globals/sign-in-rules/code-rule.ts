import type { Payload, PayloadRequest } from 'payload'
import type { SignInRule, User } from '../../payload-types.ts'

type Rules = Pick<SignInRule, 'codes' | 'passkeyRoles'>

/** Whether one-time codes open an account with these roles. */
export function codesSuffice(
  { codes, passkeyRoles }: Rules,
  { roles }: Pick<User, 'roles'>,
): boolean {
  if (codes === false) return false
  return !(roles ?? []).some((role) => passkeyRoles?.includes(role))
}

/** Whether one-time codes open an account by the desk's present rules. */
export async function codesOpen(
  payload: Payload,
  user: Pick<User, 'roles'>,
  req?: PayloadRequest,
): Promise<boolean> {
  const rules = await payload.findGlobal({ slug: 'sign-in-rules', depth: 0, ...(req && { req }) })
  return codesSuffice(rules, user)
}
