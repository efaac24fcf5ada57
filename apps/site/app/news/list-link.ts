import type { PostKind } from '@gaashaan/contract/categories'
import type { Messages } from '../messages/messages.ts'
import { PATHS } from '../paths/canonical-paths.ts'

/** The name of a list, and the path of its page. */
export function listLink(list: PostKind, messages: Messages): { label: string; to: string } {
  const { furniture, media, posts } = messages
  const { nav } = furniture
  const links = {
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
  const [label, to] = links[list]
  return { label, to }
}
