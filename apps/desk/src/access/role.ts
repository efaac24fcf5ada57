import type { PayloadRequest } from 'payload'
import { hasPassedSignIn } from './passed-sign-in.ts'

/** What an account may do at the desk; an account can have several. */
export const ROLES = ['writer', 'publisher', 'inboxReader', 'administrator'] as const

export type Role = (typeof ROLES)[number]

type Account = PayloadRequest['user']

/** Whether someone who has signed in wholly has one of these roles; nobody else has any. */
export function hasRole(user: Account | undefined, ...roles: readonly Role[]): boolean {
  if (user?.collection !== 'users' || !hasPassedSignIn(user)) return false
  const held: readonly string[] = user.roles ?? []
  return roles.some((role) => held.includes(role))
}
