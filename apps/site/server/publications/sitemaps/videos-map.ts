import { LANGUAGES, type Language, type Post } from '@gaashaan/contract'
import type { Transport } from '../../../app/api/transport.ts'
import { plainText } from '../../../app/html/clean-html.server.ts'
import { IMAGE_SLOTS } from '../../../app/images/image-slots.ts'
import { pagePicture } from '../../../app/images/page-picture.ts'
import { shorten } from '../../../app/news/shorten.ts'
import { type VideoSource, videoSource } from '../../../app/news/video-source.ts'
import { PATHS } from '../../../app/paths/canonical-paths.ts'
import { TAB_PAGE_SIZE } from '../../../app/paths/media-tab.ts'
import { absoluteUrl } from '../documents/absolute-urls.ts'
import { loadPosts } from '../documents/load-posts.ts'
import { element, textElement } from '../documents/xml.ts'
import type { SitemapPage } from './sitemap-xml.ts'

/** Pages of the list that are requested: a thousand videos. */
const MAX_PAGES = 10

/** Longest description and duration that search engines accept (Google's video sitemaps). */
const MAX_DESCRIPTION_CHARS = 2_000
const MAX_DURATION_SECONDS = 28_800

const PLAYER_URL = 'https://www.youtube-nocookie.com/embed/'

function playerElement(source: VideoSource, siteUrl: string): string | undefined {
  if (source.kind === 'elsewhere') return undefined
  return source.kind === 'youtube'
    ? textElement('video:player_loc', PLAYER_URL + source.id)
    : textElement('video:content_loc', absoluteUrl(source.url, siteUrl))
}

/** A video; `undefined` if it lacks the picture that search engines require, or plays elsewhere. */
function videoElement(post: Post, siteUrl: string): string | undefined {
  const source = videoSource(post.post_url)
  const picture = pagePicture(post.picture, undefined, '', IMAGE_SLOTS.third)
  const player = source && playerElement(source, siteUrl)
  if (!player || !picture) return undefined
  const description = shorten(plainText(post.content ?? ''), MAX_DESCRIPTION_CHARS)
  const seconds = Math.round(post.duration ?? 0)
  const isValidDuration = seconds >= 1 && seconds <= MAX_DURATION_SECONDS
  return element('video:video', [
    textElement('video:thumbnail_loc', absoluteUrl(picture.url, siteUrl)),
    textElement('video:title', post.title),
    textElement('video:description', description || post.title),
    player,
    isValidDuration ? textElement('video:duration', seconds) : undefined,
    textElement('video:publication_date', new Date(post.created_at).toISOString()),
  ])
}

/** The videos in the order of the Media Center, which decides on which page each of them is. */
async function loadVideos(transport: Transport, language: Language): Promise<readonly Post[]> {
  const range = { query: { has_post_url: 1 }, maxPages: MAX_PAGES }
  const { posts, isWhole } = await loadPosts(transport, 'videos', language, range)
  return isWhole ? posts.filter(({ post_url }) => videoSource(post_url) !== undefined) : posts
}

function pathOfVideo(index: number): string {
  const page = Math.floor(index / TAB_PAGE_SIZE) + 1
  return `${PATHS.mediaCenter}?tab=videos${page === 1 ? '' : `&page=${page}`}`
}

/** The pages of the Media Center's videos in each language, with the videos on them. */
export async function videosMap(transport: Transport, siteUrl: string): Promise<SitemapPage[]> {
  const pages: SitemapPage[] = []
  for (const language of LANGUAGES) {
    const elements = new Map<string, string>()
    const videos = await loadVideos(transport, language)
    for (const [index, post] of videos.entries()) {
      const path = pathOfVideo(index)
      const video = videoElement(post, siteUrl)
      if (video) elements.set(path, (elements.get(path) ?? '') + video)
    }
    for (const [path, videoElements] of elements) {
      pages.push({ paths: { [language]: path }, extensions: { [language]: videoElements } })
    }
  }
  return pages
}
