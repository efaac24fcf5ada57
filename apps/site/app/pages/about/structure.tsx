import type { AboutText } from '@gaashaan/contract/defaults/so/about'
import { Icon } from '../../components/icon/icon.tsx'
import { PageLink } from '../../components/page-link/page-link.tsx'
import { useMessages } from '../../language/language-context.tsx'
import { PATHS } from '../../paths/canonical-paths.ts'
import styles from './structure.module.css'

type Roles = AboutText['structure']['roles']

interface Office {
  readonly role: keyof Roles
  /** Where breadcrumbs of the group's pages lead. */
  readonly id?: string
  readonly below?: readonly Office[]
}

/** Who stands under whom. */
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

function Block({ office, roles }: { readonly office: Office; readonly roles: Roles }) {
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
          {below.map((each) => (
            <li key={each.role}>
              <Block office={each} roles={roles} />
            </li>
          ))}
        </ul>
      ) : null}
    </>
  )
}

/** The ministry's offices as nested lists: a diagram to see, an outline to hear. */
export function Structure({ roles }: { readonly roles: Roles }) {
  return (
    <div className={styles.structure}>
      <Block office={MINISTRY} roles={roles} />
    </div>
  )
}
