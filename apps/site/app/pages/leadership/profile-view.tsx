import type { LeadershipRole } from '@gaashaan/contract/content/leadership'
import { use } from 'react'
import { useLocation } from 'react-router'
import { LeaderPanel } from '../../components/leader-panel/leader-panel.tsx'
import { OfficeContact } from '../../components/leader-panel/office-contact.tsx'
import { personData } from '../../components/leader-panel/person-data.ts'
import { PageHead } from '../../components/page-head/page-head.tsx'
import { Prose } from '../../components/prose/prose.tsx'
import { StructuredData } from '../../components/structured-data/structured-data.tsx'
import { usePageMessages } from '../../language/language-context.tsx'
import { groupOfRole } from './group-of-role.ts'
import styles from './leadership.module.css'
import { OtherRoles } from './other-roles.tsx'
import type { Profile } from './present-profile.ts'
import { ProfileNotice } from './profile-notice.tsx'

interface ProfileViewProps {
  readonly office: LeadershipRole
  readonly profile: Profile | Promise<Profile>
}

/** A profile, in each of its states but loading; suspends while its promise is open. */
export function ProfileView({ office, profile: asked }: ProfileViewProps) {
  const profile = asked instanceof Promise ? use(asked) : asked
  const messages = usePageMessages()
  const { pathname, search } = useLocation()
  const { label } = groupOfRole(office, messages)
  const title = messages.furniture.nav[office]
  const said = messages.ministry.profile
  if (profile.state === 'loaded') {
    return (
      <>
        <PageHead
          title={`${profile.name}, ${profile.title}`}
          description={said.description(profile.name, profile.title)}
          picture={profile.portrait?.url}
          type="profile"
        />
        <StructuredData make={import.meta.env.SSR && ((place) => personData(profile, place))} />
        <LeaderPanel
          colour={profile.colour}
          portrait={profile.portrait}
          label={label}
          heading={profile.name}
          title={profile.title}
        >
          <OfficeContact />
        </LeaderPanel>
        <div className={styles.columns}>
          <div>{profile.description ? <Prose html={profile.description} leadFirst /> : null}</div>
          <OtherRoles current={office} />
        </div>
      </>
    )
  }
  const failed = profile.state === 'failed'
  return (
    <>
      <PageHead title={title} description={said.roleDescription(title)} />
      <ProfileNotice
        label={label}
        heading={title}
        kind={failed ? 'alert' : 'status'}
        message={failed ? said.failed : said.empty}
        hint={failed ? said.failedHint : said.emptyHint}
      >
        {failed ? (
          <a className={styles.again} href={pathname + search}>
            {messages.common.empty.tryAgain}
          </a>
        ) : null}
      </ProfileNotice>
      <div className={styles.columns}>
        <div />
        <OtherRoles current={office} />
      </div>
    </>
  )
}

/** What stands in the profile's place while it loads (Specification §8), shaped like it. */
export function ProfileLoading({ office }: { readonly office: LeadershipRole }) {
  const messages = usePageMessages()
  const { loading, loadingHint } = messages.ministry.profile
  const title = messages.furniture.nav[office]
  return (
    <>
      <PageHead title={title} />
      <ProfileNotice
        label={groupOfRole(office, messages).label}
        heading={title}
        kind="status"
        message={loading}
        hint={loadingHint}
      />
      <div className={styles.columns}>
        <div className={styles.lines} aria-hidden="true">
          <span />
          <span />
          <span />
          <span />
          <span />
        </div>
        <OtherRoles current={office} />
      </div>
    </>
  )
}
