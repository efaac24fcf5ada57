import type { AboutText } from '@gaashaan/contract/defaults/so/about'
import { Icon } from '../../components/icon/icon.tsx'
import { PageLink } from '../../components/page-link/page-link.tsx'
import { useMessages } from '../../language/language-context.tsx'
import { PATHS } from '../../paths/canonical-paths.ts'
import styles from './structure.module.css'

type Roles = AboutText['structure']['roles']

interface Office {
  readonly role: keyof Roles
  /** The breadcrumbs of the group's pages lead to this fragment. */
  readonly id?: string
  readonly below?: readonly Office[]
}

/** The ministry's hierarchy. */
const MINISTRY: Office = {
  role: 'minister',
  id: 'leadership',
  below: [
    { role: 'stateMinister' },
    { role: 'deputyMinister' },
    {
      role: 'permanentSecretary',
      id: 'directorate',
      below: [{ role: 'directorGeneralDefense' }, { role: 'directorGeneralPersonnel' }],
    },
    { role: 'armyLeadership' },
  ],
}

function OfficeTree({ office, roles }: { readonly office: Office; readonly roles: Roles }) {
  const { nav } = useMessages().furniture
  const { role, id, below } = office
  return (
    <>
      <div className={styles.office} id={id}>
        <PageLink to={PATHS[role]} className={styles.name}>
          {nav[role]}
          <Icon name="arrow-right" />
        </PageLink>
        <p>{roles[role]}</p>
      </div>
      {below ? (
        <ul>
          {below.map((subordinate) => (
            <li key={subordinate.role}>
              <OfficeTree office={subordinate} roles={roles} />
            </li>
          ))}
        </ul>
      ) : null}
    </>
  )
}

/** The ministry's offices as nested lists: a diagram for the eye, an outline for screen readers. */
export function Structure({ roles }: { readonly roles: Roles }) {
  return (
    <div className={styles.structure}>
      <OfficeTree office={MINISTRY} roles={roles} />
    </div>
  )
}
