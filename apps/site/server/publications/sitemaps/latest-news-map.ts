import { LANGUAGES, type Language, newsCategory, PAGE_SIZE, type Post } from '@gaashaan/contract'
import { askForPage } from '../../../app/api/list-page.ts'
import type { Transport } from '../../../app/api/transport.ts'
import { articlePath } from '../../../app/paths/article-path.ts'
import { messagesIn } from '../documents/messages.ts'
import { postTimes } from '../documents/post-times.ts'
import { element, textElement } from '../documents/xml.ts'
import type { MapPage } from './sitemap-xml.ts'

/** Milliseconds for which an article is news to search engines (Google: "last two days"). */
const NEW_FOR = 2 * 86_400_000

function newsElement({ title, created_at, first_published_at }: Post, language: Language): string {
  return element('news:news', [
    element('news:publication', [
      textElement('news:name', messagesIn(language).furniture.ministry),
      textElement('news:language', language.toLowerCase()),
    ]),
    textElement('news:publication_date', new Date(first_published_at ?? created_at).toISOString()),
    textElement('news:title', title),
  ])
}

async function newsOf(transport: Transport, language: Language): Promise<readonly Post[]> {
  const query = { category_id: newsCategory(language), language, with_content: 0 }
  const call = { name: 'postsByCategory', query } as const
  const called = await askForPage(transport, call, 1, PAGE_SIZE.max)
  return called.state === 'loaded' ? called.data.slice(0, PAGE_SIZE.max) : []
}

/** The news of the last two days, each language's text by itself, at an instant in milliseconds. */
export async function latestNewsMap(transport: Transport, now: number): Promise<MapPage[]> {
  const pages: MapPage[] = []
  for (const language of LANGUAGES) {
    for (const post of await newsOf(transport, language)) {
      const { published, updated } = postTimes(post)
      const age = now - Date.parse(post.first_published_at ?? published)
      if (age >= NEW_FOR) continue
      transport.changesIn(NEW_FOR - age)
      pages.push({
        paths: { [language]: articlePath(post) },
        changedAt: updated,
        told: { [language]: newsElement(post, language) },
      })
    }
  }
  return pages
}
