import { POLICIES } from '@gaashaan/contract'
import {
  isGroup,
  NAVIGATION,
  type NavGroup,
  type NavPage,
} from '../../furniture/navigation/navigation.ts'
import type { Messages } from '../../messages/messages.ts'
import type { PageName } from '../../paths/canonical-paths.ts'

interface SiteMapGroup {
  readonly heading: string
  readonly pages: readonly { readonly page: PageName; readonly label: string }[]
}

/** Pages that the navigation does not name, by the group to which they belong. */
const MORE_PAGES: Readonly<Partial<Record<NavGroup['label'], readonly NavPage[]>>> = {
  leadership: [{ page: 'armyLeadership', label: 'armyLeadership' }],
  resources: [{ page: 'operations', label: 'operations' }],
}

/** The navigation's single pages, its groups, and the pages of the footer. */
export function siteMapGroups({ furniture, siteMap }: Messages): SiteMapGroup[] {
  const { nav, footer } = furniture
  const labelled = ({ page, label }: NavPage) => ({ page, label: nav[label] })
  const single = NAVIGATION.flatMap((entry) => (isGroup(entry) ? [] : labelled(entry)))
  const groups = NAVIGATION.filter(isGroup).map(({ label, sections }) => {
    const pages = [...sections.flatMap((section) => section.pages), ...(MORE_PAGES[label] ?? [])]
    return { heading: nav[label], pages: pages.map(labelled) }
  })
  return [
    { heading: siteMap.pages, pages: single },
    ...groups,
    {
      heading: siteMap.aboutSite,
      pages: [
        ...POLICIES.map((page) => ({ page, label: footer[page] })),
        { page: 'verify', label: footer.verify },
        { page: 'feeds', label: footer.feeds },
        { page: 'api', label: siteMap.api },
      ],
    },
  ]
}
