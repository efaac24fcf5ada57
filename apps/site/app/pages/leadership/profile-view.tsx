import type { LeadershipRole } from '@gaashaan/contract/content/leadership'
import { use } from 'react'
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

/** A profile in each of its states but loading; suspends until its promise is resolved. */
export function ProfileView({ office, profile: source }: ProfileViewProps) {
  const profile = source instanceof Promise ? use(source) : source
  const messages = usePageMessages()
  if (profile.state !== 'loaded') return <ProfileNotice office={office} state={profile.state} />
  const texts = messages.ministry.profile
  const { name, title, portrait, colour, description } = profile
  return (
    <>
      <PageHead
        title={`${name}, ${title}`}
        description={texts.description(name, title)}
        picture={portrait?.url}
        type="profile"
      />
      <StructuredData build={import.meta.env.SSR && ((context) => personData(profile, context))} />
      <LeaderPanel
        colour={colour}
        portrait={portrait}
        label={groupOfRole(office, messages).label}
        heading={name}
        title={title}
      >
        <OfficeContact />
      </LeaderPanel>
      <div className={styles.columns}>
        <div>{description ? <Prose html={description} leadFirst /> : null}</div>
        <OtherRoles current={office} />
      </div>
    </>
  )
}
