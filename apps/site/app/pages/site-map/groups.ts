import { POLICIES } from '@gaashaan/contract'
import type { PageName } from '../../addresses.ts'
import { isGroup, NAVIGATION } from '../../furniture/navigation.ts'
import type { Words } from '../../language/words.ts'

export interface SiteMapGroup {
  readonly heading: string
  readonly pages: readonly { readonly page: PageName; readonly label: string }[]
}

/** The navigation's groups, its single pages, and what stands in the footer alone. */
export function siteMapGroups({ furniture, siteMap }: Words): SiteMapGroup[] {
  const { nav, footer } = furniture
  const labelled = (page: PageName, label: keyof typeof nav) => ({ page, label: nav[label] })
  const groups = NAVIGATION.filter(isGroup).map(({ longLabel, sections }) => ({
    heading: nav[longLabel],
    pages: sections.flatMap(({ pages }) => pages.map(({ page, label }) => labelled(page, label))),
  }))
  const [ministry, leadership, directorate, resources] = groups
  const single = NAVIGATION.flatMap((entry) => (isGroup(entry) ? [] : [entry]))
  return [
    { heading: siteMap.pages, pages: single.map(({ page, label }) => labelled(page, label)) },
    ...[ministry, leadership].flatMap((group) => group ?? []),
    ...(directorate
      ? [
          {
            ...directorate,
            pages: [...directorate.pages, labelled('armyLeadership', 'armyLeadership')],
          },
        ]
      : []),
    ...(resources
      ? [{ ...resources, pages: [...resources.pages, labelled('operations', 'operations')] }]
      : []),
    {
      heading: siteMap.aboutSite,
      pages: POLICIES.map((page) => ({ page, label: footer[page] })),
    },
  ]
}
