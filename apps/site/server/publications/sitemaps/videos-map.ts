import { CATEGORY, LANGUAGES, type Language, PAGE_SIZE, type Post } from '@gaashaan/contract'
import { askForPage, isWholeList } from '../../../app/api/list-page.ts'
import type { Transport } from '../../../app/api/transport.ts'
import { plainText } from '../../../app/html/clean-html.server.ts'
import { IMAGE_SLOTS } from '../../../app/images/image-slots.ts'
import { pagePicture } from '../../../app/images/page-picture.ts'
import { shorten } from '../../../app/news/shorten.ts'
import { type VideoSource, videoSource } from '../../../app/news/video-source.ts'
import { PATHS } from '../../../app/paths/canonical-paths.ts'
import { TAB_PAGE_SIZE } from '../../../app/paths/media-tab.ts'
import { absoluteUrl } from '../documents/absolute-urls.ts'
import { element, textElement } from '../documents/xml.ts'
import type { MapPage } from './sitemap-xml.ts'

/** Pages of the list that are requested: a thousand videos. */
const MAX_PAGES = 10

/** Longest description and duration that search engines take (Google's video sitemaps). */
const DESCRIPTION = 2_000
const MAX_DURATION_SECONDS = 28_800

const PLAYER = 'https://www.youtube-nocookie.com/embed/'

function playerElement(source: VideoSource, siteUrl: string): string | undefined {
  if (source.kind === 'youtube') return textElement('video:player_loc', PLAYER + source.id)
  if (source.kind === 'file')
    return textElement('video:content_loc', absoluteUrl(source.url, siteUrl))
  return undefined
}

/** A video; `undefined` without the picture that search engines ask for, or where it plays elsewhere. */
function videoElement(post: Post, siteUrl: string): string | undefined {
  const source = videoSource(post.post_url)
  const picture = pagePicture(post.picture, undefined, '', IMAGE_SLOTS.third)
  const player = source && playerElement(source, siteUrl)
  if (!player || !picture) return undefined
  const seconds = Math.round(post.duration ?? 0)
  const isLength = seconds >= 1 && seconds <= MAX_DURATION_SECONDS
  return element('video:video', [
    textElement('video:thumbnail_loc', absoluteUrl(picture.url, siteUrl)),
    textElement('video:title', post.title),
    textElement(
      'video:description',
      shorten(plainText(post.content ?? ''), DESCRIPTION) || post.title,
    ),
    player,
    isLength ? textElement('video:duration', seconds) : undefined,
    textElement('video:publication_date', new Date(post.created_at).toISOString()),
  ])
}

/** The videos as the Media Center lists them, so that their places tell its pages. */
async function videosOf(transport: Transport, language: Language): Promise<readonly Post[]> {
  const query = { category_id: CATEGORY.videos, language, has_post_url: 1 }
  const call = { name: 'postsByCategory', query } as const
  const posts: Post[] = []
  for (let page = 1; page <= MAX_PAGES; page += 1) {
    const called = await askForPage(transport, call, page, PAGE_SIZE.max)
    if (called.state !== 'loaded') break
    if (isWholeList(called, PAGE_SIZE.max)) {
      return called.data.filter(({ post_url }) => videoSource(post_url) !== undefined)
    }
    posts.push(...called.data)
    if (posts.length >= (called.total ?? 0) || called.data.length === 0) break
  }
  return posts
}

function placeOf(index: number): string {
  const page = Math.floor(index / TAB_PAGE_SIZE) + 1
  return `${PATHS.mediaCenter}?tab=videos${page === 1 ? '' : `&page=${page}`}`
}

/** The pages of the Media Center's videos, in each language, with what plays there. */
export async function videosMap(transport: Transport, siteUrl: string): Promise<MapPage[]> {
  const pages: MapPage[] = []
  for (const language of LANGUAGES) {
    const told = new Map<string, string[]>()
    const videos = await videosOf(transport, language)
    for (const [index, post] of videos.entries()) {
      const video = videoElement(post, siteUrl)
      const path = placeOf(index)
      if (video) told.set(path, [...(told.get(path) ?? []), video])
    }
    for (const [path, elements] of told) {
      pages.push({ paths: { [language]: path }, told: { [language]: elements.join('') } })
    }
  }
  return pages
}
