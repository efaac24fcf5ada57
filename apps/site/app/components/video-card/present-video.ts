import type { FeaturedPost, Language } from '@gaashaan/contract'
import type { Transport } from '../../api/transport.ts'
import { IMAGE_SLOTS } from '../../images/image-slots.ts'
import { mediaUrl } from '../../images/media-url.ts'
import { pagePicture } from '../../images/page-picture.ts'
import { isoDay, longDate } from '../../language/dates.ts'
import { videoSource } from '../../news/video-source.ts'

/** A video as a card shows it. */
export type VideoView = NonNullable<Awaited<ReturnType<typeof presentVideo>>>

export type CaptionsView = ReturnType<typeof presentCaptions>[number]

/** A duration in seconds as a clock shows it: `4:12`, `1:02:03`. */
export function clockTime(seconds: number): string {
  const total = Math.max(0, Math.round(seconds))
  const [hours, minutes] = [Math.floor(total / 3600), Math.floor((total % 3600) / 60)]
  const parts = hours > 0 ? [hours, minutes, total % 60] : [minutes, total % 60]
  return parts.map((part, index) => String(part).padStart(index === 0 ? 1 : 2, '0')).join(':')
}

/** The attributes of the captions' `<track>` elements. */
function presentCaptions({ captions }: FeaturedPost, pageLanguage: Language) {
  return (captions ?? []).flatMap(({ url, language, label }) => {
    const src = mediaUrl(url)
    // Browsers load captions only from the page's own site.
    if (!src?.startsWith('/')) return []
    // Captions in the reader's language are shown until the reader turns them off.
    return { src, srcLang: language.toLowerCase(), label, default: language === pageLanguage }
  })
}

/**
 * A video post. A YouTube video has the title that YouTube sends (Specification §7), else the post's own;
 * the title is empty where neither has one. `undefined` where the post has no video that can be shown.
 */
async function presentVideo(
  post: FeaturedPost,
  language: Language,
  transport: Pick<Transport, 'videoTitle'>,
) {
  const source = videoSource(post.post_url)
  if (source === undefined) return undefined
  const isFile = source.kind === 'file'
  const hostTitle = isFile ? undefined : await transport.videoTitle(post.post_url?.trim() ?? '')
  const title = hostTitle ?? post.title
  const captions = isFile ? presentCaptions(post, language) : []
  return {
    id: post.id,
    title,
    source,
    picture: pagePicture(post.picture, undefined, title, IMAGE_SLOTS.third),
    duration: post.duration ? clockTime(post.duration) : undefined,
    date: post.created_at && longDate(post.created_at, language),
    day: post.created_at && isoDay(post.created_at),
    ...(captions.length > 0 && { captions }),
  }
}

/** The posts that are videos, in their order; their titles are requested at the same time. */
export async function presentVideos(
  posts: readonly FeaturedPost[],
  language: Language,
  transport: Pick<Transport, 'videoTitle'>,
): Promise<readonly VideoView[]> {
  const videos = await Promise.all(posts.map((post) => presentVideo(post, language, transport)))
  return videos.filter((video) => video !== undefined)
}
