'use client'

import { Link, LogOutIcon, useTranslation } from '@payloadcms/ui'
import './sign-out-link.css'

/** The way out, at the foot of the menu: Payload's is a sign without a word. */
export function SignOutLink() {
  const { t } = useTranslation()
  return (
    <Link className="nav__log-out sign-out-link" href="/admin/logout" prefetch={false}>
      <LogOutIcon />
      <span>{t('authentication:logOut')}</span>
    </Link>
  )
}
