import { withLanguage } from '../../language/language-path.ts'
import type { DataBuilder } from '../structured-data/structured-data.tsx'

export interface Crumb {
  readonly label: string
  /** Left out where the group has no page of its own. */
  readonly to?: string
}

/** Schema.org's BreadcrumbList; its last item, the page itself, has no URL. */
export function breadcrumbData(crumbs: readonly Crumb[], current: string): DataBuilder {
  // Search engines accept an item without a URL only at the end: groups without a page are left out.
  const items: readonly Crumb[] = [...crumbs.filter(({ to }) => to), { label: current }]
  return ({ settings, language }) => ({
    '@type': 'BreadcrumbList',
    itemListElement: items.map(({ label, to }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      ...(to && { item: settings.siteUrl + withLanguage(to, language) }),
    })),
  })
}
