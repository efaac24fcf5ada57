import {
  answerTotal,
  callAddress,
  LANGUAGES,
  type Language,
  newsCategory,
  PAGE_SIZE,
  type Post,
  PostsSchema,
  readAnswer,
} from '@gaashaan/contract'
import { NEWS_DETAIL_PATH } from '../app/addresses.ts'
import { articleSlug } from '../app/news/slug.ts'
import type { Answers } from './answers.ts'
import { readJson } from './json.ts'
import type { SitemapPage } from './sitemap.ts'

/** News of each language in one part of the sitemap: an answer of some 1 MB at most. */
export const NEWS_IN_PART = 1_000

const PAGES_IN_PART = NEWS_IN_PART / PAGE_SIZE.most

interface NewsPage {
  readonly posts: readonly Post[]
  /** Of the whole list. */
  readonly total: number
  /** The host knows no pages: `posts` are all there are. */
  readonly isWhole: boolean
}

const NONE: NewsPage = { posts: [], total: 0, isWhole: true }

async function newsPage(answers: Answers, language: Language, page: number): Promise<NewsPage> {
  const category_id = newsCategory(language)
  const query = { category_id, language, page, page_size: PAGE_SIZE.most, with_content: 0 }
  const outcome = await answers.get(callAddress('postsByCategory', query))
  if (outcome.kind === 'unreachable' || outcome.status !== 200) return NONE
  const json = readJson(outcome.body)
  const posts = readAnswer(PostsSchema, json)
  if (posts === undefined) return NONE
  const total = answerTotal(json)
  const isWhole = total === undefined || posts.length > PAGE_SIZE.most
  return { posts, total: isWhole ? posts.length : total, isWhole }
}

/** How many parts the news make; one where there are none, or none can be had now. */
export async function newsParts(answers: Answers): Promise<number> {
  const first = await Promise.all(LANGUAGES.map((language) => newsPage(answers, language, 1)))
  return Math.max(1, ...first.map(({ total }) => Math.ceil(total / NEWS_IN_PART)))
}

async function newsOfPart(answers: Answers, language: Language, part: number): Promise<Post[]> {
  const posts: Post[] = []
  const first = (part - 1) * PAGES_IN_PART
  for (let page = first + 1; page <= first + PAGES_IN_PART; page += 1) {
    const news = await newsPage(answers, language, page)
    const place = (part - 1) * NEWS_IN_PART
    if (news.isWhole) return posts.concat(news.posts.slice(place, place + NEWS_IN_PART))
    posts.push(...news.posts)
    if (page * PAGE_SIZE.most >= news.total) break
  }
  return posts
}

/**
 * The articles of a part, which counts from 1. An article has one address in both languages, from
 * its Somali title where it has one. It stands in the part of its Somali text; in that of its
 * English one where it has no other, or the host does not tell. News that cannot be had now are
 * left out.
 */
export async function newsPages(answers: Answers, part: number): Promise<SitemapPage[]> {
  const articles = new Map<number, SitemapPage & { languages: Language[] }>()
  for (const language of LANGUAGES) {
    for (const post of await newsOfPart(answers, language, part)) {
      const known = articles.get(post.id)
      const told = post.languages ?? []
      if (known && !known.languages.includes(language)) known.languages.push(language)
      if (known || (language === 'EN' && told.includes('SO'))) continue
      articles.set(post.id, {
        path: `${NEWS_DETAIL_PATH}/${articleSlug(post.title, post.id)}`,
        languages: told.includes(language) ? [...told] : [language],
        changedAt: new Date(post.updated_at ?? post.created_at).toISOString(),
      })
    }
  }
  return [...articles.values()]
}
