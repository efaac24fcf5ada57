import { callPath, type Post, PostSchema, parseResponse } from '@gaashaan/contract'
import { type MirroredText, textKey } from '@gaashaan/contract/texts/mirrored-text'
import { articleId, type PagePath, pageFile, parsePage } from '../page-file.ts'
import { type ReadSite, SiteAway } from '../read-site.ts'
import { plainText } from './plain-text.ts'
import type { TextParts } from './text-parts.ts'

/** Requests at a time: the site has readers to serve. */
const PARALLEL = 4

interface ArticlePage {
  readonly page: PagePath
  readonly id: number
  readonly key: string
}

/** The article's page at a path; `undefined` for other paths. */
function articlePage(url: string): ArticlePage | undefined {
  const page = parsePage(url, 'SO')
  const id = page && Number(articleId(page))
  if (!page || !id) return undefined
  return { page, id, key: textKey(page.language === 'SO' ? 'so' : 'en', id) }
}

/** The post in an article's language. Rejects with `SiteAway` where the site does not tell. */
async function readPost(read: ReadSite, { page, id }: ArticlePage): Promise<Post | undefined> {
  const path = callPath('post', { language: page.language }, id)
  const { status, body } = await read(path)
  if (status === 404 || status === 410) return undefined
  const post = status === 200 ? parseResponse(PostSchema, JSON.parse(body.toString())) : undefined
  if (!post) throw new SiteAway(`${path} has the status ${status}, or is no post`)
  return post
}

const mirroredPage = (post: Post, page: PagePath): MirroredText['page'] => ({
  file: pageFile(page),
  title: post.title,
  body: [plainText(post.content ?? ''), post.reference ?? ''].join(' ').trim(),
})

async function addArticle(read: ReadSite, article: ArticlePage, parts: TextParts): Promise<void> {
  const post = await readPost(read, article)
  parts.change(article.key, ({ versions }) =>
    post ? { versions, page: mirroredPage(post, article.page) } : { versions },
  )
}

/** Adds the texts of articles, by the paths of their pages, whose copies are new or have changed. */
export async function addArticles(
  urls: Iterable<string>,
  read: ReadSite,
  parts: TextParts,
): Promise<void> {
  // In the order of the parts, so that each is written once or twice, however many there are.
  const articles = [...urls]
    .flatMap((url) => articlePage(url) ?? [])
    .sort((a, b) => a.page.language.localeCompare(b.page.language) || a.id - b.id)
  for (let at = 0; at < articles.length; at += PARALLEL) {
    const some = articles.slice(at, at + PARALLEL)
    await Promise.all(some.map((article) => addArticle(read, article, parts)))
  }
}

/** Takes out the texts of articles that have no page any more, by the paths of their pages. */
export function removeArticles(urls: Iterable<string>, parts: TextParts): void {
  for (const url of urls) {
    const article = articlePage(url)
    if (article) parts.change(article.key, ({ versions }) => ({ versions }))
  }
}
