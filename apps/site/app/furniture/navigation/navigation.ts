import type { Messages } from '../../messages/messages.ts'
import { PATHS, type PageName } from '../../paths/canonical-paths.ts'

type Label = keyof Messages['furniture']['nav']

export interface NavPage {
  readonly page: PageName
  readonly label: Label
}

export interface NavGroup {
  readonly label: Label
  readonly sections: readonly { readonly label?: Label; readonly pages: readonly NavPage[] }[]
}

type NavEntry = NavPage | NavGroup

const page = (name: PageName & Label): NavPage => ({ page: name, label: name })
const pages = (...names: readonly (PageName & Label)[]) => names.map(page)

/** The navigation's entries in their order (Specification §2). */
export const NAVIGATION: readonly NavEntry[] = [
  page('home'),
  { label: 'ministry', sections: [{ pages: pages('about', 'partners') }] },
  {
    label: 'leadership',
    sections: [{ pages: pages('minister', 'stateMinister', 'deputyMinister') }],
  },
  {
    label: 'directorate',
    sections: [
      { pages: pages('permanentSecretary', 'directorGeneralDefense', 'directorGeneralPersonnel') },
    ],
  },
  {
    label: 'resources',
    sections: [
      { label: 'newsGroup', pages: pages('news', 'pressRelease') },
      { label: 'mediaGroup', pages: pages('mediaRequest', 'mediaCenter') },
      { label: 'publicationsGroup', pages: pages('speeches', 'publications') },
    ],
  },
  ...pages('army', 'tenders', 'war', 'contact'),
]

export function isGroup(entry: NavEntry): entry is NavGroup {
  return 'sections' in entry
}

/** Whether an entry is the current page, in any letter case; an article counts as news. */
export function isCurrent(pathname: string, { page: name }: NavPage): boolean {
  const path = pathname.replace(/(.)\/+$/, '$1').toLowerCase()
  const isArticle = path.startsWith(PATHS.article.toLowerCase())
  return path === PATHS[name].toLowerCase() || (name === 'news' && isArticle)
}

/** Whether a group contains the current page. */
export function isCurrentGroup(pathname: string, { sections }: NavGroup): boolean {
  return sections.some((section) => section.pages.some((entry) => isCurrent(pathname, entry)))
}
