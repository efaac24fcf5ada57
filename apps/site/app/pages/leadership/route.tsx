import { Suspense } from 'react'
import { data } from 'react-router'
import { leaderOfRole } from '../../api/leaders.ts'
import { Breadcrumbs } from '../../components/breadcrumbs/breadcrumbs.tsx'
import { getVisit } from '../../context.ts'
import { useLanguage, usePageMessages } from '../../language/language-context.tsx'
import { messagesFor } from '../../messages/messages.ts'
import type { Route } from './+types/route.ts'
import { groupOfRole } from './group-of-role.ts'
import { profileOrPromise } from './load-profile.ts'
import { presentProfile } from './present-profile.ts'
import { ProfileLoading, ProfileView } from './profile-view.tsx'
import { roleOfPattern } from './role-of-pattern.ts'

/** A profile that is not there is no error (Specification §8); one that failed is our fault, 503. */
export async function loader({ context, pattern }: Route.LoaderArgs) {
  const { language, transport } = getVisit(context)
  const role = roleOfPattern(pattern)
  const called = await leaderOfRole(transport, role, language)
  const profile = presentProfile(called, messagesFor(language))
  return data({ role, profile }, { status: profile.state === 'failed' ? 503 : 200 })
}

/** In the browser the page opens at once and says that the profile is loading. */
export async function clientLoader({ serverLoader, pattern }: Route.ClientLoaderArgs) {
  const asked = serverLoader().then(({ profile }) => profile)
  return { role: roleOfPattern(pattern), ...(await profileOrPromise(asked)) }
}

export default function Leadership({ loaderData: { role, profile } }: Route.ComponentProps) {
  const messages = usePageMessages()
  const language = useLanguage()
  return (
    <div className="container">
      <Breadcrumbs trail={[groupOfRole(role, messages)]} current={messages.furniture.nav[role]} />
      <Suspense key={`${role} ${language}`} fallback={<ProfileLoading office={role} />}>
        <ProfileView office={role} profile={profile} />
      </Suspense>
    </div>
  )
}
