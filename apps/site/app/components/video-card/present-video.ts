import type { FeaturedPost, Language } from '@gaashaan/contract'
import type { Transport } from '../../api/transport.ts'
import { IMAGE_SLOTS } from '../../images/image-slots.ts'
import { mediaUrl } from '../../images/media-url.ts'
import { type PagePicture, pagePicture } from '../../images/page-picture.ts'
import { isoDay, longDate } from '../../language/dates.ts'
import { type VideoSource, videoSource } from '../../news/video-source.ts'
import { clockTime } from './duration.ts'

/** A video as a card shows it. */
export interface VideoView {
  readonly id: number
  /** Empty where neither the post nor the video's host names it. */
  readonly title: string
  readonly source: VideoSource
  readonly picture: PagePicture | undefined
  /** As a clock reads, such as `4:12`. */
  readonly duration: string | undefined
  readonly date: string | undefined
  readonly day: string | undefined
  /** Of a file that plays here. */
  readonly captions?: readonly CaptionsView[]
}

export interface CaptionsView {
  readonly url: string
  /** As HTML names languages: `so`, `en`. */
  readonly language: string
  readonly label: string
  /** In the reader's own language: shown until the reader turns them off. */
  readonly isOwn: boolean
}

function captionsOf(post: FeaturedPost, language: Language): CaptionsView[] {
  return (post.captions ?? []).flatMap((captions) => {
    const url = mediaUrl(captions.url)
    // A browser takes captions of its own site alone.
    if (!url?.startsWith('/')) return []
    const { label } = captions
    const isOwn = captions.language === language
    return [{ url, language: captions.language.toLowerCase(), label, isOwn }]
  })
}

/**
 * A video post with its title: of a YouTube video the one that its host tells (Specification §7),
 * else the post's own. `undefined` where the post names no video that can be shown.
 */
async function presentVideo(
  post: FeaturedPost,
  language: Language,
  transport: Pick<Transport, 'videoTitle'>,
): Promise<VideoView | undefined> {
  const source = videoSource(post.post_url)
  if (source === undefined) return undefined
  const lookedUp =
    source.kind === 'file' ? undefined : await transport.videoTitle(post.post_url?.trim() ?? '')
  const title = lookedUp ?? post.title
  const captions = source.kind === 'file' ? captionsOf(post, language) : []
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

/** The posts that are videos, in their order; their titles are looked up at the same time. */
export async function presentVideos(
  posts: readonly FeaturedPost[],
  language: Language,
  transport: Pick<Transport, 'videoTitle'>,
): Promise<readonly VideoView[]> {
  const videos = await Promise.all(posts.map((post) => presentVideo(post, language, transport)))
  return videos.filter((video) => video !== undefined)
}
