import { LANGUAGES, type Language, PAGE_SIZE, type Post } from '@gaashaan/contract'
import type { Transport } from '../../../app/api/transport.ts'
import { articlePath } from '../../../app/paths/article-path.ts'
import { loadPosts } from '../documents/load-posts.ts'
import { messagesFor } from '../documents/messages.ts'
import { postTimes } from '../documents/post-times.ts'
import { element, textElement } from '../documents/xml.ts'
import type { SitemapPage } from './sitemap-xml.ts'

/** How long an article is news for search engines (Google: "last two days"). */
const MAX_AGE_MS = 2 * 86_400_000

function newsElement({ title, created_at, first_published_at }: Post, language: Language): string {
  return element('news:news', [
    element('news:publication', [
      textElement('news:name', messagesFor(language).furniture.ministry),
      textElement('news:language', language.toLowerCase()),
    ]),
    textElement('news:publication_date', new Date(first_published_at ?? created_at).toISOString()),
    textElement('news:title', title),
  ])
}

/** The news of the last two days, with each language's text by itself. */
export async function latestNewsMap(transport: Transport): Promise<SitemapPage[]> {
  const now = Date.now()
  const pages: SitemapPage[] = []
  for (const language of LANGUAGES) {
    const range = { query: { with_content: 0 }, maxPages: 1 }
    const { posts } = await loadPosts(transport, 'news', language, range)
    for (const post of posts.slice(0, PAGE_SIZE.max)) {
      const { published, updated } = postTimes(post)
      const age = now - Date.parse(post.first_published_at ?? published)
      if (age >= MAX_AGE_MS) continue
      transport.expireAfter(MAX_AGE_MS - age)
      pages.push({
        paths: { [language]: articlePath(post) },
        changedAt: updated,
        extensions: { [language]: newsElement(post, language) },
      })
    }
  }
  return pages
}
