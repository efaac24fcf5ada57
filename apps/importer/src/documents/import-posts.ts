import { ARTICLE_PATH, articleSlug } from '@gaashaan/contract/article-path'
import type { LanguageGroup } from '@gaashaan/desk/collections/language-fields'
import { failureReason } from '../report/failure-reason.ts'
import { addFailure, type Report } from '../report/report.ts'
import type { QueuedPost, SourcePost } from '../source-items.ts'
import { type ImportContext, importAndReport } from './import-document.ts'
import { postData } from './post-data.ts'

/** Posts that are imported at a time; a host gets no more than two requests at once anyway. */
const AT_ONCE = 2

/** The path of an article; English ones name their language, as links to them do. */
export function articlePath(id: number, title: string, language?: LanguageGroup): string {
  const path = `${ARTICLE_PATH}/${articleSlug(title, id)}`
  return language === 'en' ? `${path}?language=EN` : path
}

/**
 * Redirects the old paths of a post to the new one. A text that is not public has none: its new path
 * would reveal its title.
 */
function addRedirects(report: Report, queued: QueuedPost, post: SourcePost, id: number): void {
  for (const { path, language } of queued.oldPaths) {
    const text = post.texts[language]
    // A post that keeps its id is found by a rule.
    if (!text?.isPublic || path === `/?p=${id}`) continue
    report.redirects.push({ from: path, to: articlePath(id, text.title, language) })
  }
  if (id === queued.id) return
  for (const { isPublic, title } of Object.values(post.texts)) {
    if (!isPublic) continue
    report.redirects.push({ from: articlePath(queued.id, title), to: articlePath(id, title) })
  }
}

async function importPost(
  queued: QueuedPost,
  context: ImportContext,
  subcategories: ReadonlyMap<string, number>,
): Promise<void> {
  const { key, id: sourceId, address, heading } = queued
  const item = { thing: 'post', address, heading } as const
  let post: SourcePost
  try {
    post = await queued.load()
  } catch (error) {
    addFailure(context.report, { ...item, reason: failureReason(error) })
    return
  }
  const id = await importAndReport(context, item, {
    key,
    collection: 'posts',
    id: sourceId,
    source: post,
    build: () => postData(post, context, subcategories),
  })
  if (id !== undefined) addRedirects(context.report, queued, post, id)
}

export interface PostsProgress {
  /** Stops before the next post. */
  readonly signal: AbortSignal
  onDone(): void
}

/** Imports posts in their order, two at a time; `subcategories` has the desk's ids by their keys. */
export async function importPosts(
  posts: readonly QueuedPost[],
  context: ImportContext,
  subcategories: ReadonlyMap<string, number>,
  { signal, onDone }: PostsProgress,
): Promise<void> {
  const queue = posts[Symbol.iterator]()
  const worker = async () => {
    for (const queued of queue) {
      if (signal.aborted) return
      await importPost(queued, context, subcategories)
      onDone()
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
}
