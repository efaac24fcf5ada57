import { MinimalTemplate } from '@payloadcms/next/templates'
import { redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { hasPassedSignIn } from '../../../access/passed-sign-in.ts'
import { OwnPassword } from './own-password.tsx'

/** `/admin/password`: the screen for changing one's own password. */
export function PasswordView({ initPageResult }: AdminViewServerProps) {
  if (!hasPassedSignIn(initPageResult.req.user)) redirect('/admin')
  return (
    <MinimalTemplate>
      <OwnPassword />
    </MinimalTemplate>
  )
}
