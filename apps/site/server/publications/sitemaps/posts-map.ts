import { LANGUAGES, type Language, PAGE_SIZE, type Post, type PostKind } from '@gaashaan/contract'
import type { Transport } from '../../../app/api/transport.ts'
import { IMAGE_SLOTS } from '../../../app/images/image-slots.ts'
import { pagePicture } from '../../../app/images/page-picture.ts'
import { articlePath } from '../../../app/paths/article-path.ts'
import { absoluteUrl } from '../documents/absolute-urls.ts'
import { loadPosts } from '../documents/load-posts.ts'
import { element, textElement } from '../documents/xml.ts'
import type { SitemapPage } from './sitemap-xml.ts'

/** Posts of each language in one part of a kind's sitemap, which is then some 1 MB at most. */
const POSTS_PER_PART = 1_000

const QUERY = { with_content: 0 }

/** How many parts the sitemap of a kind has; 0 if no posts are available. */
export async function countParts(transport: Transport, kind: PostKind): Promise<number> {
  const lists = await Promise.all(
    LANGUAGES.map((language) =>
      loadPosts(transport, kind, language, { query: QUERY, maxPages: 1 }),
    ),
  )
  return Math.max(...lists.map(({ total }) => Math.ceil(total / POSTS_PER_PART)))
}

async function postsOfPart(
  transport: Transport,
  kind: PostKind,
  language: Language,
  part: number,
): Promise<readonly Post[]> {
  const start = (part - 1) * POSTS_PER_PART
  const { posts, isWhole } = await loadPosts(transport, kind, language, {
    query: QUERY,
    firstPage: start / PAGE_SIZE.max + 1,
    maxPages: POSTS_PER_PART / PAGE_SIZE.max,
  })
  return isWhole ? posts.slice(start, start + POSTS_PER_PART) : posts
}

function lastChange({ updated_at, changed_at, created_at }: Post): string {
  return new Date(updated_at ?? changed_at ?? created_at).toISOString()
}

function imageElement(post: Post, siteUrl: string): string | undefined {
  const url = pagePicture(post.picture, post.post_url, '', IMAGE_SLOTS.article)?.url
  return url && element('image:image', [textElement('image:loc', absoluteUrl(url, siteUrl))])
}

/**
 * The pages of one part of a kind's sitemap, with their images; `part` starts at 1. A post is in the
 * part of its Somali text, or of its English one if it has no other or the host does not list its
 * languages. Its path in a language comes from its title there, if that is in the same part.
 */
export async function postsMap(
  transport: Transport,
  kind: PostKind,
  part: number,
  siteUrl: string,
): Promise<SitemapPage[]> {
  const pages = new Map<number, SitemapPage>()
  for (const language of LANGUAGES) {
    for (const post of await postsOfPart(transport, kind, language, part)) {
      const path = articlePath(post)
      const image = imageElement(post, siteUrl)
      const page = pages.get(post.id)
      if (page) {
        page.paths[language] = path
        if (image) page.extensions = { ...page.extensions, [language]: image }
      } else if (language === 'SO' || !post.languages?.includes('SO')) {
        const languages = [language, ...(post.languages ?? [])]
        const inAll = (text: string) => Object.fromEntries(languages.map((each) => [each, text]))
        const extensions = image ? inAll(image) : {}
        pages.set(post.id, { paths: inAll(path), extensions, changedAt: lastChange(post) })
      }
    }
  }
  return [...pages.values()]
}
