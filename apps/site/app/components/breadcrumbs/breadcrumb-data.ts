import { withLanguage } from '../../language/address-language.ts'
import type { MakeData } from '../structured-data/structured-data.tsx'

export interface Crumb {
  readonly label: string
  /** Left out where the group has no page of its own. */
  readonly to?: string
}

/** The way to a page as schema.org's BreadcrumbList; the page itself, last, needs no address. */
export function breadcrumbData(crumbs: readonly Crumb[], current: string): MakeData {
  return ({ settings, language }) => {
    const items = [...crumbs, { label: current }].map(({ label, to }: Crumb, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      ...(to && { item: settings.siteUrl + withLanguage(to, language) }),
    }))
    // Search engines take a step without an address only at the end: groups without a page stay out.
    const steps = items.filter(({ item }, index) => item || index === items.length - 1)
    return {
      '@type': 'BreadcrumbList',
      itemListElement: steps.map((step, index) => ({ ...step, position: index + 1 })),
    }
  }
}
