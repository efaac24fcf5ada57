import { useMessages } from '../../language/language-context.tsx'
import { PATHS } from '../../paths/canonical-paths.ts'
import { PageLink } from '../page-link/page-link.tsx'
import { StructuredData } from '../structured-data/structured-data.tsx'
import { breadcrumbData, type Crumb } from './breadcrumb-data.ts'
import styles from './breadcrumbs.module.css'

interface BreadcrumbsProps {
  readonly trail?: readonly Crumb[]
  readonly current: string
  /** True for a page that search engines should not list: it has no structured data. */
  readonly isUnlisted?: boolean
}

/** The home page, the page's groups and, on wide screens, the page itself without a link. */
export function Breadcrumbs({ trail = [], current, isUnlisted }: BreadcrumbsProps) {
  const { nav } = useMessages().furniture
  const crumbs: readonly Crumb[] = [{ label: nav.home, to: PATHS.home }, ...trail]
  return (
    <nav className={`${styles.breadcrumbs} no-print`} aria-label={nav.home}>
      {isUnlisted ? null : (
        <StructuredData build={import.meta.env.SSR && breadcrumbData(crumbs, current)} />
      )}
      <ol>
        {crumbs.map(({ label, to }) => (
          <li key={label}>{to ? <PageLink to={to}>{label}</PageLink> : label}</li>
        ))}
        <li aria-current="page">{current}</li>
      </ol>
    </nav>
  )
}
