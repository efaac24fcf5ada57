'use client'

import './roles-explained.css'
import { ROLES } from '../../../access/role.ts'
import { useMessages } from '../../../i18n/use-messages.ts'
import { ROLE_LABELS, ROLE_MEANINGS } from '../role-options.ts'

/** Below the roles of an account or an invitation: an explanation of each role. */
export function RolesExplained() {
  const { t } = useMessages()
  return (
    <dl className="roles-explained">
      {ROLES.map((role) => (
        <div key={role}>
          <dt>{t(ROLE_LABELS[role])}</dt>
          <dd>{t(ROLE_MEANINGS[role])}</dd>
        </div>
      ))}
    </dl>
  )
}
