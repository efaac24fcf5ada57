'use client'

import '../../../sign-in/desk/sign-in.css'
import { useAuth, useDocumentInfo } from '@payloadcms/ui'
import { useWords } from '../../../sign-in/desk/use-words.ts'
import { OthersAccess } from './others-access.tsx'
import { WORDS } from './words.ts'

/** Below an account's fields: one's own password and codes, or help for someone else. */
export function AccessPanel() {
  const { w } = useWords(WORDS)
  const { id } = useDocumentInfo()
  const { user } = useAuth()
  if (id === undefined || !user) return null
  if (String(user.id) !== String(id)) {
    return (
      <div className="sign-in">
        <OthersAccess id={id} />
      </div>
    )
  }
  return (
    <div className="sign-in">
      <p>
        <a href="/admin/password">{w('password')}</a>
      </p>
      <p>
        <a href="/admin/codes">
          {w('codes')}: {w('codesLink')}
        </a>
      </p>
    </div>
  )
}
