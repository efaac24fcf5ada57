import { POLICIES } from '@gaashaan/contract'
import {
  isGroup,
  NAVIGATION,
  type NavGroup,
  type NavPage,
} from '../../furniture/navigation/navigation.ts'
import type { Messages } from '../../messages/messages.ts'
import type { PageName } from '../../paths/canonical-paths.ts'

export interface SiteMapGroup {
  readonly heading: string
  readonly pages: readonly { readonly page: PageName; readonly label: string }[]
}

/** Pages that the navigation leaves to others, by the group that they belong to. */
const BESIDE: Readonly<Partial<Record<NavGroup['label'], readonly NavPage[]>>> = {
  leadership: [{ page: 'armyLeadership', label: 'armyLeadership' }],
  resources: [{ page: 'operations', label: 'operations' }],
}

/** The navigation's groups, its single pages, and what stands in the footer alone. */
export function siteMapGroups({ furniture, siteMap }: Messages): SiteMapGroup[] {
  const { nav, footer } = furniture
  const labelled = ({ page, label }: NavPage) => ({ page, label: nav[label] })
  const single = NAVIGATION.flatMap((entry) => (isGroup(entry) ? [] : labelled(entry)))
  const groups = NAVIGATION.filter(isGroup).map(({ label, sections }) => {
    const pages = [...sections.flatMap((section) => section.pages), ...(BESIDE[label] ?? [])]
    return { heading: nav[label], pages: pages.map(labelled) }
  })
  return [
    { heading: siteMap.pages, pages: single },
    ...groups,
    {
      heading: siteMap.aboutSite,
      pages: [
        ...POLICIES.map((page) => ({ page, label: footer[page] })),
        { page: 'feeds', label: footer.feeds },
        { page: 'api', label: siteMap.api },
      ],
    },
  ]
}
