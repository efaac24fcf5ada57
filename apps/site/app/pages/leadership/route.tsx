import { LEADERSHIP_ROLES } from '@gaashaan/contract/content/leadership'
import { Suspense } from 'react'
import { data } from 'react-router'
import { leaderOfRole } from '../../api/leaders.ts'
import { Breadcrumbs } from '../../components/breadcrumbs/breadcrumbs.tsx'
import { getVisit } from '../../context.ts'
import { useLanguage, usePageMessages } from '../../language/language-context.tsx'
import { messagesFor } from '../../messages/messages.ts'
import { PATHS } from '../../paths/canonical-paths.ts'
import { nameOfRoute } from '../route-name.ts'
import type { Route } from './+types/route.ts'
import { groupOfRole } from './group-of-role.ts'
import { profileOrPromise } from './load-profile.ts'
import { presentProfile } from './present-profile.ts'
import { ProfileNotice } from './profile-notice.tsx'
import { ProfileView } from './profile-view.tsx'

/** A missing profile is no error (Specification §8); a failed one is the site's fault, 503. */
export async function loader({ context, pattern }: Route.LoaderArgs) {
  const { language, transport } = getVisit(context)
  const role = nameOfRoute(LEADERSHIP_ROLES, PATHS, pattern)
  const leader = await leaderOfRole(transport, role, language)
  const profile = presentProfile(leader, messagesFor(language))
  return data({ role, profile }, { status: profile.state === 'failed' ? 503 : 200 })
}

/** In the browser the page opens at once and says that the profile is loading. */
export async function clientLoader({ serverLoader, pattern }: Route.ClientLoaderArgs) {
  const request = serverLoader().then(({ profile }) => profile)
  const role = nameOfRoute(LEADERSHIP_ROLES, PATHS, pattern)
  return { role, ...(await profileOrPromise(request)) }
}

export default function Leadership({ loaderData: { role, profile } }: Route.ComponentProps) {
  const messages = usePageMessages()
  const language = useLanguage()
  return (
    <div className="container">
      <Breadcrumbs trail={[groupOfRole(role, messages)]} current={messages.furniture.nav[role]} />
      <Suspense
        key={`${role} ${language}`}
        fallback={<ProfileNotice office={role} state="loading" />}
      >
        <ProfileView office={role} profile={profile} />
      </Suspense>
    </div>
  )
}
