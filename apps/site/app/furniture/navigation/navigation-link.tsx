import type { ComponentProps } from 'react'
import { useLocation } from 'react-router'
import { PageLink } from '../../components/page-link/page-link.tsx'
import { useMessages } from '../../language/language-context.tsx'
import { PATHS } from '../../paths/canonical-paths.ts'
import { isCurrent, type NavPage } from './navigation.ts'

interface NavigationLinkProps extends Omit<ComponentProps<typeof PageLink>, 'to'> {
  readonly entry: NavPage
}

/** A link of the navigation, which marks the current page. */
export function NavigationLink({ entry, ...rest }: NavigationLinkProps) {
  const isCurrentPage = isCurrent(useLocation().pathname, entry)
  return (
    <PageLink to={PATHS[entry.page]} aria-current={isCurrentPage ? 'page' : undefined} {...rest}>
      {useMessages().furniture.nav[entry.label]}
    </PageLink>
  )
}
