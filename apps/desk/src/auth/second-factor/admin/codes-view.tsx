import { redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { getSafeRedirect } from 'payload/shared'
import { needsCode } from '../../../access/passed-sign-in.ts'
import { currentSession } from '../session.ts'
import { credentialOf } from '../totp-credential.ts'
import { CodesScreen } from './codes-screen.tsx'

/**
 * `/admin/codes`: where Payload leads someone whose session is not past its code, whatever page they
 * asked for, and where everyone sets up their codes.
 */
export async function CodesView({ initPageResult, searchParams }: AdminViewServerProps) {
  const { req } = initPageResult
  const signing = currentSession(req)
  if (signing === null) redirect('/admin/login')
  const factor = await credentialOf(req.payload, signing.user.id)
  const goTo = getSafeRedirect({
    fallbackTo: '/admin',
    redirectTo: searchParams?.redirect ?? '/admin',
  })
  return (
    <CodesScreen
      goTo={goTo}
      isNeeded={needsCode(signing.user)}
      isEnrolled={Boolean(factor?.confirmedAt)}
      hasPassed={signing.hasPassed}
      recoveryLeft={Array.isArray(factor?.recovery) ? factor.recovery.length : 0}
    />
  )
}
