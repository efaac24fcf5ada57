import { LEADERSHIP_ROLES, type LeadershipRole } from '@gaashaan/contract/content/leadership'
import { Icon } from '../../components/icon/icon.tsx'
import { LinkList } from '../../components/link-list/link-list.tsx'
import { PageLink } from '../../components/page-link/page-link.tsx'
import { usePageMessages } from '../../language/language-context.tsx'
import { PATHS } from '../../paths/canonical-paths.ts'
import styles from './other-roles.module.css'

/** All roles of the ministry with the current one marked, and the army's leadership. */
export function OtherRoles({ current }: { readonly current: LeadershipRole }) {
  const messages = usePageMessages()
  const { nav } = messages.furniture
  return (
    <nav className={`${styles.roles} no-print`} aria-labelledby="roles">
      <LinkList heading={messages.ministry.profile.leadership} headingId="roles">
        {[...LEADERSHIP_ROLES, 'armyLeadership' as const].map((role) => (
          <li key={role}>
            {role === current ? (
              <span aria-current="page">{nav[role]}</span>
            ) : (
              <PageLink to={PATHS[role]}>
                {nav[role]}
                <Icon name="arrow-right" />
              </PageLink>
            )}
          </li>
        ))}
      </LinkList>
    </nav>
  )
}
