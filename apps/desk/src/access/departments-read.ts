import type { Department } from '@gaashaan/contract'
import type { PayloadRequest } from 'payload'
import { hasRole } from './role.ts'

/** The departments whose messages someone reads: none without the role, whatever else they are. */
export function departmentsRead(user: PayloadRequest['user'] | undefined): readonly Department[] {
  if (user?.collection !== 'users' || !hasRole(user, 'inboxReader')) return []
  return user.departments ?? []
}
