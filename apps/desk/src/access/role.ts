import type { PayloadRequest } from 'payload'

/** What an account may do at the desk; an account can have several. */
export const ROLES = ['writer', 'publisher', 'inboxReader', 'administrator'] as const

export type Role = (typeof ROLES)[number]

type Account = PayloadRequest['user']

/** Whether someone who is signed in has one of these roles; nobody else has any. */
export function hasRole(user: Account | undefined, ...roles: readonly Role[]): boolean {
  const held: readonly string[] = user?.collection === 'users' ? (user.roles ?? []) : []
  return roles.some((role) => held.includes(role))
}
