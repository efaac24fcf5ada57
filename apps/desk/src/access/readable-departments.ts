import type { Department } from '@gaashaan/contract'
import type { PayloadRequest } from 'payload'
import { hasRole } from './role.ts'

/** The departments whose messages an account may read; none without the role `inboxReader`. */
export function readableDepartments(
  user: PayloadRequest['user'] | undefined,
): readonly Department[] {
  if (user?.collection !== 'users' || !hasRole(user, 'inboxReader')) return []
  return user.departments ?? []
}
