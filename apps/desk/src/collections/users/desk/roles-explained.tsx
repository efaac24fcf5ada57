'use client'

import './roles-explained.css'
import { ROLES } from '../../../access/role.ts'
import { useWords } from '../../../words/use-words.ts'
import { ROLE_LABELS, ROLE_MEANINGS } from '../role-options.ts'

/** Below the roles of an account or an invitation: what each of them may do. */
export function RolesExplained() {
  const { say } = useWords()
  return (
    <dl className="roles-explained">
      {ROLES.map((role) => (
        <div key={role}>
          <dt>{say(ROLE_LABELS[role])}</dt>
          <dd>{say(ROLE_MEANINGS[role])}</dd>
        </div>
      ))}
    </dl>
  )
}
