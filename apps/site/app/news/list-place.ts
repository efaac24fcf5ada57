import type { PostKind } from '@gaashaan/contract/categories'
import type { Messages } from '../messages/messages.ts'
import { PATHS } from '../paths/canonical-paths.ts'

/** How a list is called, and where it stands whole. */
export function listPlace(list: PostKind, messages: Messages): { label: string; to: string } {
  const { furniture, media, posts } = messages
  const { nav } = furniture
  const places = {
    news: [nav.news, PATHS.news],
    pressReleases: [nav.pressRelease, PATHS.pressRelease],
    speeches: [nav.speeches, PATHS.speeches],
    publications: [nav.publications, PATHS.publications],
    tenders: [posts.tenders.title, PATHS.tenders],
    army: [posts.army.postsHeading, PATHS.army],
    warOnTerror: [nav.war, PATHS.war],
    videos: [media.tabs.videos, `${PATHS.mediaCenter}?tab=videos`],
    documents: [media.tabs.resources, `${PATHS.mediaCenter}?tab=resources`],
  } as const
  const [label, to] = places[list]
  return { label, to }
}
