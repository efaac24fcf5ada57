import { CATEGORY, type Language, newsCategory } from '@gaashaan/contract'
import { featuredOperations } from '../../api/operations.ts'
import { featuredPosts, latestNews } from '../../api/posts.ts'
import type { Transport } from '../../api/transport.ts'
import { presentOperation } from '../../components/operation-card/present-operation.ts'
import { presentVideos } from '../../components/video-card/present-video.ts'
import { presentLatest, presentNews } from './present-home.ts'

/** How many of the latest news the home page asks for (Specification §7 and §9). */
export const LATEST_LENGTH = 5

/** Most operations on the home page, two rows of three; their own page shows every one. */
export const OPERATIONS_LENGTH = 6

/** Everything the home page shows, asked for at the same time; a part that fails is empty (§8). */
export async function loadHome(transport: Transport, language: Language) {
  const [featured, latest, videos, operations] = await Promise.all([
    featuredPosts(transport, newsCategory(language), language),
    latestNews(transport, language, LATEST_LENGTH),
    featuredPosts(transport, CATEGORY.videos, language),
    featuredOperations(transport, language),
  ])
  return {
    featured: {
      ...featured,
      items: featured.items.map((post) => presentNews(post, language)),
    },
    latest: { ...latest, items: presentLatest(latest.items, language) },
    videos: { ...videos, items: await presentVideos(videos.items, language, transport) },
    operations: {
      ...operations,
      items: operations.items
        .slice(0, OPERATIONS_LENGTH)
        .map((operation) => presentOperation(operation, language)),
    },
  }
}
