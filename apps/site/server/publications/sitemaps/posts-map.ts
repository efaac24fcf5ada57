import { LANGUAGES, type Language, PAGE_SIZE, type Post } from '@gaashaan/contract'
import { askForPage, isWholeList } from '../../../app/api/list-page.ts'
import type { Transport } from '../../../app/api/transport.ts'
import { IMAGE_SLOTS } from '../../../app/images/image-slots.ts'
import { pagePicture } from '../../../app/images/page-picture.ts'
import { articlePath } from '../../../app/paths/article-path.ts'
import { absoluteUrl } from '../documents/absolute-urls.ts'
import { element, textElement } from '../documents/xml.ts'
import { categoryOfKind, type MapKind } from './post-kinds.ts'
import type { MapPage } from './sitemap-xml.ts'

/** Posts of each language in one part of a kind's sitemap: an answer of some 1 MB at most. */
export const POSTS_IN_PART = 1_000

const PAGES_IN_PART = POSTS_IN_PART / PAGE_SIZE.max

interface PostsPage {
  readonly posts: readonly Post[]
  /** Of the whole list. */
  readonly total: number
  /** The host knows no pages: `posts` are all there are. */
  readonly isWhole: boolean
}

async function postsPage(
  transport: Transport,
  kind: MapKind,
  language: Language,
  page: number,
): Promise<PostsPage> {
  const query = { category_id: categoryOfKind(kind, language), language, with_content: 0 }
  const call = { name: 'postsByCategory', query } as const
  const called = await askForPage(transport, call, page, PAGE_SIZE.max)
  if (called.state !== 'loaded') return { posts: [], total: 0, isWhole: true }
  const isWhole = isWholeList(called, PAGE_SIZE.max)
  return {
    posts: called.data,
    total: isWhole ? called.data.length : (called.total ?? 0),
    isWhole,
  }
}

/** How many parts the posts of a kind make; none where there are no posts, or none to be had now. */
export async function partsOfKind(transport: Transport, kind: MapKind): Promise<number> {
  const first = await Promise.all(
    LANGUAGES.map((language) => postsPage(transport, kind, language, 1)),
  )
  return Math.max(...first.map(({ total }) => Math.ceil(total / POSTS_IN_PART)))
}

async function postsOfPart(
  transport: Transport,
  kind: MapKind,
  language: Language,
  part: number,
): Promise<Post[]> {
  const posts: Post[] = []
  const first = (part - 1) * PAGES_IN_PART
  for (let page = first + 1; page <= first + PAGES_IN_PART; page += 1) {
    const asked = await postsPage(transport, kind, language, page)
    const place = (part - 1) * POSTS_IN_PART
    if (asked.isWhole) return posts.concat(asked.posts.slice(place, place + POSTS_IN_PART))
    posts.push(...asked.posts)
    if (page * PAGE_SIZE.max >= asked.total) break
  }
  return posts
}

function changeOf(post: Post): string {
  const { updated_at, changed_at, created_at } = post
  return new Date(updated_at ?? changed_at ?? created_at).toISOString()
}

function pictureElement(post: Post, siteUrl: string): string | undefined {
  const url = pagePicture(post.picture, post.post_url, '', IMAGE_SLOTS.article)?.url
  return url && element('image:image', [textElement('image:loc', absoluteUrl(url, siteUrl))])
}

/**
 * The pages of a part of a kind, which counts from 1, with their pictures. A post stands in the part
 * of its Somali text; in that of its English one where it has no other, or the host does not tell.
 * Its path in a language comes from its title there, where that is in the same part.
 */
export async function postsMap(
  transport: Transport,
  kind: MapKind,
  part: number,
  siteUrl: string,
): Promise<MapPage[]> {
  type Known = MapPage & {
    readonly paths: Partial<Record<Language, string>>
    readonly told: Partial<Record<Language, string>>
  }
  const pages = new Map<number, Known>()
  for (const language of LANGUAGES) {
    for (const post of await postsOfPart(transport, kind, language, part)) {
      const path = articlePath(post)
      const languages = post.languages ?? []
      const picture = pictureElement(post, siteUrl)
      const known = pages.get(post.id)
      if (known) {
        known.paths[language] = path
        if (picture) known.told[language] = picture
      } else if (language === 'SO' || !languages.includes('SO')) {
        const all = new Set<Language>([language, ...languages])
        const paths = Object.fromEntries([...all].map((each) => [each, path]))
        const told = picture ? Object.fromEntries([...all].map((each) => [each, picture])) : {}
        pages.set(post.id, { paths, told, changedAt: changeOf(post) })
      }
    }
  }
  return [...pages.values()]
}
