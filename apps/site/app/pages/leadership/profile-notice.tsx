import type { LeadershipRole } from '@gaashaan/contract/content/leadership'
import { useLocation } from 'react-router'
import { LeaderPanel } from '../../components/leader-panel/leader-panel.tsx'
import { panelColour } from '../../components/leader-panel/panel-colour.ts'
import { PageHead } from '../../components/page-head/page-head.tsx'
import { usePageMessages } from '../../language/language-context.tsx'
import { groupOfRole } from './group-of-role.ts'
import styles from './leadership.module.css'
import { OtherRoles } from './other-roles.tsx'

interface ProfileNoticeProps {
  readonly office: LeadershipRole
  readonly state: 'loading' | 'empty' | 'failed'
}

/** A role's page without a leader to show (Specification §8), laid out like a profile. */
export function ProfileNotice({ office, state }: ProfileNoticeProps) {
  const messages = usePageMessages()
  const { pathname, search } = useLocation()
  const texts = messages.ministry.profile
  const title = messages.furniture.nav[office]
  const notices = {
    loading: [texts.loading, texts.loadingHint],
    empty: [texts.empty, texts.emptyHint],
    failed: [texts.failed, texts.failedHint],
  }
  const [message, hint] = notices[state]
  const isLoading = state === 'loading'
  const isFailed = state === 'failed'
  return (
    <>
      <PageHead title={title} description={isLoading ? undefined : texts.roleDescription(title)} />
      <LeaderPanel
        colour={panelColour(undefined)}
        label={groupOfRole(office, messages).label}
        heading={title}
      >
        <div role={isFailed ? 'alert' : 'status'}>
          <p className={styles.message}>{message}</p>
          <p className={styles.hint}>{hint}</p>
        </div>
        {isFailed ? (
          <a className={styles.again} href={pathname + search}>
            {messages.common.empty.tryAgain}
          </a>
        ) : null}
      </LeaderPanel>
      <div className={styles.columns}>
        <div className={isLoading ? styles.lines : undefined} aria-hidden={isLoading || undefined}>
          {isLoading ? [1, 2, 3, 4, 5].map((line) => <span key={line} />) : null}
        </div>
        <OtherRoles current={office} />
      </div>
    </>
  )
}
