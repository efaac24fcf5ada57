import type { LeadershipRole } from '@gaashaan/contract/content/leadership'
import type { Messages } from '../../messages/messages.ts'
import { PATHS } from '../../paths/canonical-paths.ts'

const LEADERS: readonly LeadershipRole[] = ['minister', 'stateMinister', 'deputyMinister']

/** The navigation's group of a role (Specification §2), and where the site explains it. */
export function groupOfRole(
  role: LeadershipRole,
  messages: Messages,
): { label: string; to: string } {
  const { nav } = messages.furniture
  return LEADERS.includes(role)
    ? { label: nav.leadership, to: `${PATHS.about}#leadership` }
    : { label: nav.directorate, to: `${PATHS.about}#directorate` }
}
