import type { Department } from '@gaashaan/contract'
import type { PayloadRequest } from 'payload'
import { hasRole } from './role.ts'

/** The departments whose messages a person may read; none without the inbox role. */
export function departmentsRead(user: PayloadRequest['user'] | undefined): readonly Department[] {
  if (user?.collection !== 'users' || !hasRole(user, 'inboxReader')) return []
  return user.departments ?? []
}
