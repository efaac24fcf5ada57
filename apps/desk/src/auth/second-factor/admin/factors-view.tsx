import { redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { getSafeRedirect } from 'payload/shared'
import { currentSession, factorsState } from '../session.ts'
import { FactorsScreen } from './factors-screen.tsx'

/**
 * `/admin/codes`: everyone sets up their passkeys and codes here. Payload redirects to it whoever has
 * not used a second factor yet, whatever screen they wanted to open.
 */
export async function FactorsView({ initPageResult, searchParams }: AdminViewServerProps) {
  const { req } = initPageResult
  const session = currentSession(req)
  if (session === null) redirect('/admin/login')
  const goTo = getSafeRedirect({
    fallbackTo: '/admin',
    redirectTo: searchParams?.redirect ?? '/admin',
  })
  return <FactorsScreen goTo={goTo} {...(await factorsState(req.payload, session))} />
}
