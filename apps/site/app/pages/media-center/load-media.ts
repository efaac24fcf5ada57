import { CATEGORY, type CategoryId, type Language } from '@gaashaan/contract'
import type { PostFilter } from '../../api/list-page.ts'
import { postsPage } from '../../api/posts.ts'
import type { Transport } from '../../api/transport.ts'
import { presentVideos } from '../../components/video-card/present-video.ts'
import { IMAGE_SLOTS } from '../../images/image-slots.ts'
import { pagePicture } from '../../images/page-picture.ts'
import { videoSource } from '../../news/video-source.ts'
import { type MediaTab, parseMediaTab, TAB_PAGE_SIZE } from '../../paths/media-tab.ts'
import { presentDocument, presentPhotos } from './present-media.ts'

/** The category of each tab's posts; photos are those of category 1 (Specification §3 and §7). */
const CATEGORIES: Readonly<Record<MediaTab, CategoryId>> = {
  photos: CATEGORY.somaliNews,
  videos: CATEGORY.videos,
  resources: CATEGORY.documents,
}

/** Leaves out posts without a picture, and videos that cannot be played. */
const FILTERS: Readonly<Partial<Record<MediaTab, PostFilter>>> = {
  photos: {
    query: { has_post_url: 1 },
    matches: ({ picture, post_url, title }) =>
      pagePicture(picture, post_url, title, IMAGE_SLOTS.gallery) !== undefined,
  },
  videos: {
    query: { has_post_url: 1 },
    matches: ({ post_url }) => videoSource(post_url) !== undefined,
  },
}

/** One page of the tab that the query names, in the reader's language. */
export async function loadMedia(transport: Transport, language: Language, query: URLSearchParams) {
  const tab = parseMediaTab(query.get('tab'))
  const pageQuery = { page: query.get('page'), size: TAB_PAGE_SIZE }
  const list = await postsPage(transport, CATEGORIES[tab], language, pageQuery, FILTERS[tab])
  const { items: posts, ...page } = list
  if (tab === 'photos') return { tab, ...page, items: presentPhotos(posts, language) }
  if (tab === 'videos') {
    return { tab, ...page, items: await presentVideos(posts, language, transport) }
  }
  return { tab, ...page, items: posts.map((post) => presentDocument(post, language)) }
}
