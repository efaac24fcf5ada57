import { redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { getSafeRedirect } from 'payload/shared'
import { codesState, currentSession } from '../session.ts'
import { CodesScreen } from './codes-screen.tsx'

/**
 * `/admin/codes`: everyone sets up their codes here. Payload redirects to it whoever has not passed
 * the code yet, whatever screen they wanted to open.
 */
export async function CodesView({ initPageResult, searchParams }: AdminViewServerProps) {
  const { req } = initPageResult
  const session = currentSession(req)
  if (session === null) redirect('/admin/login')
  const goTo = getSafeRedirect({
    fallbackTo: '/admin',
    redirectTo: searchParams?.redirect ?? '/admin',
  })
  return <CodesScreen goTo={goTo} {...(await codesState(req.payload, session))} />
}
