'use client'

import '../../../auth/sign-in/admin/sign-in.css'
import { useAuth, useDocumentInfo } from '@payloadcms/ui'
import { useMessages } from '../../../i18n/use-messages.ts'
import { MESSAGES } from './messages.ts'
import { OthersAccess } from './others-access.tsx'

/** Below the fields of an account: links to one's own password and codes, or help for others. */
export function AccessPanel() {
  const { t } = useMessages()
  const { id } = useDocumentInfo()
  const { user } = useAuth()
  if (id === undefined || !user) return null
  const isOwn = String(user.id) === String(id)
  return (
    <div className="sign-in">
      {isOwn ? (
        <>
          <p>
            <a href="/admin/password">{t(MESSAGES.password)}</a>
          </p>
          <p>
            <a href="/admin/codes">
              {t(MESSAGES.codes)}: {t(MESSAGES.codesLink)}
            </a>
          </p>
          <p>
            <a href="/admin/sessions">{t(MESSAGES.sessions)}</a>
          </p>
        </>
      ) : (
        <OthersAccess id={id} />
      )}
    </div>
  )
}
