import type { Messages } from '../../messages/messages.ts'
import { PATHS, type PageName } from '../../paths/canonical-paths.ts'

type NavigationMessages = Messages['furniture']['nav']

export interface NavPage {
  readonly page: PageName
  readonly label: keyof NavigationMessages
}

export interface NavGroup {
  readonly label: keyof NavigationMessages
  readonly sections: readonly {
    readonly label?: keyof NavigationMessages
    readonly pages: readonly NavPage[]
  }[]
}

export type NavEntry = NavPage | NavGroup

const page = (name: PageName & keyof NavigationMessages): NavPage => ({ page: name, label: name })

/** The navigation's entries in order (Specification §2). */
export const NAVIGATION: readonly NavEntry[] = [
  page('home'),
  {
    label: 'ministry',
    sections: [{ pages: [page('about'), page('partners')] }],
  },
  {
    label: 'leadership',
    sections: [{ pages: [page('minister'), page('stateMinister'), page('deputyMinister')] }],
  },
  {
    label: 'directorate',
    sections: [
      {
        pages: [
          page('permanentSecretary'),
          page('directorGeneralDefense'),
          page('directorGeneralPersonnel'),
        ],
      },
    ],
  },
  {
    label: 'resources',
    sections: [
      { label: 'newsGroup', pages: [page('news'), page('pressRelease')] },
      { label: 'mediaGroup', pages: [page('mediaRequest'), page('mediaCenter')] },
      { label: 'publicationsGroup', pages: [page('speeches'), page('publications')] },
    ],
  },
  page('army'),
  page('tenders'),
  page('war'),
  page('contact'),
]

export function isGroup(entry: NavEntry): entry is NavGroup {
  return 'sections' in entry
}

function samePath(pathname: string, name: PageName): boolean {
  return pathname.replace(/(.)\/+$/, '$1').toLowerCase() === PATHS[name].toLowerCase()
}

/** Whether an entry is the page at hand, in any letter case; an article counts as news. */
export function isCurrent(pathname: string, { page: name }: NavPage): boolean {
  const isArticle = pathname.toLowerCase().startsWith(PATHS.article.toLowerCase())
  return samePath(pathname, name) || (name === 'news' && isArticle)
}

export function holdsCurrent(pathname: string, group: NavGroup): boolean {
  return group.sections.some(({ pages }) => pages.some((entry) => isCurrent(pathname, entry)))
}
