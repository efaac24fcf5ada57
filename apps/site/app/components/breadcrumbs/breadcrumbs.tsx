import { useMessages } from '../../language/language-context.tsx'
import { PATHS } from '../../paths/canonical-paths.ts'
import { PageLink } from '../page-link/page-link.tsx'
import { StructuredData } from '../structured-data/structured-data.tsx'
import { breadcrumbData, type Crumb } from './breadcrumb-data.ts'
import styles from './breadcrumbs.module.css'

interface BreadcrumbsProps {
  readonly trail?: readonly Crumb[]
  readonly current: string
  /** Of a page that tells search engines nothing. */
  readonly untold?: boolean
}

/** Where this page stands: home, the groups, and on wide screens the page itself, which is not a link. */
export function Breadcrumbs({ trail, current, untold }: BreadcrumbsProps) {
  const { nav } = useMessages().furniture
  const crumbs: readonly Crumb[] = [{ label: nav.home, to: PATHS.home }, ...(trail ?? [])]
  return (
    <nav className={`${styles.breadcrumbs} no-print`} aria-label={nav.home}>
      {untold ? null : (
        <StructuredData make={import.meta.env.SSR && breadcrumbData(crumbs, current)} />
      )}
      <ol>
        {crumbs.map((crumb) => (
          <li key={crumb.label}>
            {crumb.to ? <PageLink to={crumb.to}>{crumb.label}</PageLink> : crumb.label}
          </li>
        ))}
        <li aria-current="page">{current}</li>
      </ol>
    </nav>
  )
}
