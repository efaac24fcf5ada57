import { CATEGORY, type CategoryId, type Language } from '@gaashaan/contract'
import type { PostFilter } from '../../api/list-page.ts'
import { postsPage } from '../../api/posts.ts'
import type { Transport } from '../../api/transport.ts'
import { presentVideos } from '../../components/video-card/present-video.ts'
import { IMAGE_SLOTS } from '../../images/image-slots.ts'
import { pagePicture } from '../../images/page-picture.ts'
import { videoSource } from '../../news/video-source.ts'
import { type MediaTab, mediaTab, TAB_PAGE_SIZE } from '../../paths/media-tab.ts'
import { presentDocument, presentPhotos } from './present-media.ts'

/** Where each tab's posts come from: photos are those of category 1 (Specification §3 and §7). */
const CATEGORIES: Readonly<Record<MediaTab, CategoryId>> = {
  photos: CATEGORY.somaliNews,
  videos: CATEGORY.videos,
  resources: CATEGORY.documents,
}

/** What takes no place in a tab: a post without a picture, a video that cannot be played. */
const FILTERS: Readonly<Partial<Record<MediaTab, PostFilter>>> = {
  photos: {
    query: { has_post_url: 1 },
    fits: ({ picture, post_url, title }) =>
      pagePicture(picture, post_url, title, IMAGE_SLOTS.gallery) !== undefined,
  },
  videos: {
    query: { has_post_url: 1 },
    fits: ({ post_url }) => videoSource(post_url) !== undefined,
  },
}

/** One page of the tab that the query names, in the reader's language. */
export async function loadMedia(transport: Transport, language: Language, query: URLSearchParams) {
  const tab = mediaTab(query.get('tab'))
  const asked = { page: query.get('page'), size: TAB_PAGE_SIZE }
  const list = await postsPage(transport, CATEGORIES[tab], language, asked, FILTERS[tab])
  const { items: posts, ...rest } = list
  if (tab === 'photos') return { tab, ...rest, items: presentPhotos(posts, language) }
  if (tab === 'videos') {
    return { tab, ...rest, items: await presentVideos(posts, language, transport) }
  }
  return { tab, ...rest, items: posts.map((post) => presentDocument(post, language)) }
}
