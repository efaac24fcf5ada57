import { CATEGORY, type Language, newsCategory } from '@gaashaan/contract'
import { featuredOperations } from '../../api/operations.ts'
import { featuredPosts, latestNews } from '../../api/posts.ts'
import type { Transport } from '../../api/transport.ts'
import { presentOperation } from '../../components/operation-card/present-operation.ts'
import { presentVideos } from '../../components/video-card/present-video.ts'
import { presentLatestNews, presentNews } from './present-home.ts'

/** Number of the latest news on the home page (Specification §7 and §9). */
const LATEST_SIZE = 5

/** Operations on the home page, two rows of three; their own page shows all of them. */
const MAX_OPERATIONS = 6

/** Everything the home page shows, loaded at the same time; a part that fails is empty (§8). */
export async function loadHome(transport: Transport, language: Language) {
  const [featured, latest, videos, operations] = await Promise.all([
    featuredPosts(transport, newsCategory(language), language),
    latestNews(transport, language, LATEST_SIZE),
    featuredPosts(transport, CATEGORY.videos, language),
    featuredOperations(transport, language),
  ])
  return {
    featured: { ...featured, items: featured.items.map((post) => presentNews(post, language)) },
    latest: { ...latest, items: presentLatestNews(latest.items, language) },
    videos: { ...videos, items: await presentVideos(videos.items, language, transport) },
    operations: {
      ...operations,
      items: operations.items
        .slice(0, MAX_OPERATIONS)
        .map((operation) => presentOperation(operation, language)),
    },
  }
}
