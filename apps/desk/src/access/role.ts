import type { PayloadRequest } from 'payload'
import { hasPassedSignIn } from './passed-sign-in.ts'

/** What an account may do at the desk. An account can have several roles. */
export const ROLES = ['writer', 'publisher', 'inboxReader', 'administrator'] as const

export type Role = (typeof ROLES)[number]

/** Whether an account has one of these roles. An account that has not completed sign-in has none. */
export function hasRole(
  user: PayloadRequest['user'] | undefined,
  ...roles: readonly Role[]
): boolean {
  if (user?.collection !== 'users' || !hasPassedSignIn(user)) return false
  return roles.some((role) => user.roles?.includes(role))
}
