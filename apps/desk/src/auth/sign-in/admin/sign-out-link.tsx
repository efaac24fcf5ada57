'use client'

import { Link, LogOutIcon, useTranslation } from '@payloadcms/ui'
import './sign-out-link.css'

/** The sign-out link below the menu, with a text: Payload's is an icon alone. */
export function SignOutLink() {
  const { t } = useTranslation()
  return (
    <Link className="nav__log-out sign-out-link" href="/admin/logout" prefetch={false}>
      <LogOutIcon />
      <span>{t('authentication:logOut')}</span>
    </Link>
  )
}
