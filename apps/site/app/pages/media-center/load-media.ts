import { CATEGORY, type CategoryId, type Language } from '@gaashaan/contract'
import { postsByCategory } from '../../api/posts.ts'
import type { Transport } from '../../api/transport.ts'
import { paginate } from '../../components/pagination/paginate.ts'
import { presentVideos } from '../../components/video-card/present-video.ts'
import { videoSource } from '../../components/video-card/video-source.ts'
import { type MediaTab, mediaTab, TAB_PAGE_SIZE } from './media-tab.ts'
import { presentDocument, presentPhotos } from './present-media.ts'

/** Where each tab's posts come from: photos are those of category 1 (Specification §3 and §7). */
const CATEGORIES: Readonly<Record<MediaTab, CategoryId>> = {
  photos: CATEGORY.somaliNews,
  videos: CATEGORY.videos,
  resources: CATEGORY.documents,
}

/** One page of the tab that the query names, in the reader's language. */
export async function loadMedia(transport: Transport, language: Language, query: URLSearchParams) {
  const tab = mediaTab(query.get('tab'))
  const { items: posts, failed } = await postsByCategory(transport, CATEGORIES[tab], language)
  const part = <T>(items: readonly T[]) => paginate(items, query.get('page'), TAB_PAGE_SIZE)
  if (tab === 'photos') return { tab, failed, ...part(presentPhotos(posts, language)) }
  if (tab === 'resources') {
    const { items, ...pages } = part(posts)
    return { tab, failed, items: items.map((post) => presentDocument(post, language)), ...pages }
  }
  const { items, ...pages } = part(posts.filter((post) => videoSource(post.post_url)))
  return { tab, failed, items: await presentVideos(items, language, transport), ...pages }
}
